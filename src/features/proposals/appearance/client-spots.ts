import type { Spot, SpotName } from '@/shared/ui/graphics/spot-drawing';
import type { Drawing } from '../content/appearance';

/** Drawings for client pages only; the public site doesn't load them. */
const clientSpots = {
  seat: {
    line:
      'M-2400 100 H42 V68 C42 57 58 57 58 68 V88 H102 V68 H58 V34 C58 20 66 14 80 14 C94 14 102 20 102 34 V68 ' +
      'C102 57 118 57 118 68 V100 H2560',
    detail: 'M68 57 V38 C68 29 72 25 80 25 C88 25 92 29 92 38 V57',
    flat: [104, 44, 36],
  },
  ribbon: {
    line:
      'M-2400 100 H60 C74 82 90 66 98 46 C105 26 97 10 80 10 C63 10 55 26 62 46 C70 66 86 82 100 100 L116 92 ' +
      'C102 76 86 60 78 42 C72 28 75 24 80 24 C85 24 88 28 82 42 C74 60 58 76 44 92 L60 100 H2560',
    flat: [104, 46, 36],
  },
  lantern: {
    line:
      'M-2400 100 H52 V90 H60 V44 H53 L72 27 H76 C66 20 69 6 80 6 C91 6 94 20 84 27 H88 L107 44 H100 V90 H108 ' +
      'V100 H2560',
    detail:
      'M60 44 H100 M60 90 H100 M80 54 C71 65 71 76 80 79 C89 76 89 65 80 54 M80 79 V90 M48 66 H38 M50 54 L42 49 ' +
      'M112 66 H122 M110 54 L118 49',
    flat: [80, 67, 36],
  },
} as const satisfies Partial<Record<Drawing, Spot>>;

const isClientSpot = (drawing: Drawing): drawing is keyof typeof clientSpots => drawing in clientSpots;

/** Returns a drawing by its name, from the site's or from the client pages' drawings. */
export const spotOf = (drawing: Drawing): SpotName | Spot =>
  isClientSpot(drawing) ? clientSpots[drawing] : drawing;
