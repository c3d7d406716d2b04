import { type Location, NavigationType } from 'react-router-dom';
import { type Leaves, leavesPage } from './leave-guard';

const valueIn = ({ search }: Location, parameter: string) => new URLSearchParams(search).get(parameter);

/**
 * Returns a check for work that address parameters keep open. The browser's back and forward buttons leave
 * the work if they change one of them. Other changes, such as by a cancel button, are intended and never ask.
 */
export const leavesParameters =
  (parameters: readonly string[]): Leaves =>
  (move) =>
    leavesPage(move) ||
    (move.action === NavigationType.Pop &&
      parameters.some((name) => valueIn(move.from, name) !== valueIn(move.to, name)));
