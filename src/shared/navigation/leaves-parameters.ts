import { type Location, NavigationType } from 'react-router-dom';
import { type Leaves, leavesPage } from './leave-guard';

const valueIn = ({ search }: Location, parameter: string) => new URLSearchParams(search).get(parameter);

/**
 * For work that parameters of the address keep open: the browser's buttons leave it where they change one of them. What
 * else changes them, such as a button that cancels, is no accident.
 */
export const leavesParameters =
  (parameters: readonly string[]): Leaves =>
  (move) =>
    leavesPage(move) ||
    (move.action === NavigationType.Pop &&
      parameters.some((name) => valueIn(move.from, name) !== valueIn(move.to, name)));
