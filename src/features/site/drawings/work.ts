import type { DevShopWork } from '@/content/pages/dev-shop';
import type { LineArt } from './line-drawing';

const size = [160, 104] as const;

/** What the development shop builds, each on a thread at height 100 that runs past both sides. */
export const workDrawings: Readonly<Record<DevShopWork['id'], LineArt>> = {
  web: {
    size,
    line: 'M-2400 100 H32 V30 H128 V100 H2560',
    detail: 'M32 44 H128 M40 37 v.01 M47 37 v.01 M46 58 H86 M46 70 H76 M46 84 h26 M100 58 h14 v26 h-14 z',
    flat: 'M60 64 a36 36 0 1 1 72 0 a36 36 0 1 1 -72 0',
  },
  mobile: {
    size,
    line:
      'M-2400 100 H62 C58 100 56 98 56 94 V22 C56 18 58 16 62 16 H98 C102 16 104 18 104 22 V94 ' +
      'C104 98 102 100 98 100 H62 H2560',
    detail: 'M75 23 H85 M66 44 l4 4 7 -8 M84 45 H94 M66 60 l4 4 7 -8 M84 61 H94 M66 76 h10 M84 77 H94',
    flat: 'M42 60 a34 34 0 1 1 68 0 a34 34 0 1 1 -68 0',
  },
  integration: {
    size,
    line: 'M-2400 100 H80 V86 C94 94 101 86 101 76 C101 66 94 58 80 66 V50 H34 V100 H126 V50 H80 H126 V100 H2560',
    detail: 'M44 62 H62 M44 72 H58 M108 62 H117 M108 72 H117',
    flat: 'M68 62 a34 34 0 1 1 68 0 a34 34 0 1 1 -68 0',
  },
};
