import type { Gate } from './gate-record';
import type { OpenedPage } from './open-gate';

/** The outcome of a failed attempt: wrong credentials, or an unreachable database. */
export type Failure = 'refused' | 'failed';

/** The form of a locked gate. */
interface LockedGate {
  readonly gate: Gate;
  /** Consecutive refusals since the gate was shown. */
  readonly refusals: number;
  /** True after the reader closed the page. The focus then goes to the first field (PRO-Q63). */
  readonly wasLeft: boolean;
}

export type GateState =
  | { readonly status: 'loading' }
  /** The database was unreachable, so the page may still exist. */
  | { readonly status: 'failed' }
  | { readonly status: 'missing' }
  | ({ readonly status: 'locked'; readonly failure?: Failure } & LockedGate)
  | ({ readonly status: 'opening' } & LockedGate)
  | {
      readonly status: 'open';
      readonly gate: Gate;
      readonly page: OpenedPage;
      /** False when a stored key opened the page without typed credentials. */
      readonly usedCredentials: boolean;
    };

export type GateEvent =
  | { readonly type: 'found'; readonly gate: Gate }
  | { readonly type: 'missing' }
  | { readonly type: 'loadFailed' }
  | { readonly type: 'retry' }
  | { readonly type: 'attempt' }
  | { readonly type: 'attemptFailed'; readonly failure: Failure }
  | { readonly type: 'opened'; readonly gate: Gate; readonly page: OpenedPage }
  | { readonly type: 'leave' };

/**
 * Returns the next state of a gate. Ignores events that don't fit the state, so a late answer can't reopen a
 * closed page.
 */
export function nextState(state: GateState, event: GateEvent): GateState {
  switch (event.type) {
    case 'found':
      if (state.status !== 'loading') return state;
      return { status: 'locked', gate: event.gate, refusals: 0, wasLeft: false };
    case 'missing':
      return state.status === 'loading' ? { status: 'missing' } : state;
    case 'loadFailed':
      return state.status === 'loading' ? { status: 'failed' } : state;
    case 'retry':
      return state.status === 'failed' ? { status: 'loading' } : state;
    case 'attempt': {
      if (state.status !== 'locked') return state;
      const { gate, refusals, wasLeft } = state;
      return { status: 'opening', gate, refusals, wasLeft };
    }
    case 'attemptFailed':
      if (state.status !== 'opening') return state;
      return {
        ...state,
        status: 'locked',
        failure: event.failure,
        refusals: state.refusals + (event.failure === 'refused' ? 1 : 0),
      };
    case 'opened':
      if (state.status !== 'loading' && state.status !== 'opening') return state;
      return {
        status: 'open',
        gate: event.gate,
        page: event.page,
        usedCredentials: state.status === 'opening',
      };
    case 'leave':
      if (state.status !== 'open') return state;
      return { status: 'locked', gate: state.gate, refusals: 0, wasLeft: true };
    default:
      return event satisfies never;
  }
}
