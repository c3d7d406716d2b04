import { configure } from '@testing-library/react';

Object.assign(globalThis, {
  __mutationWait: (milliseconds: number) => configure({ asyncUtilTimeout: milliseconds }),
});
