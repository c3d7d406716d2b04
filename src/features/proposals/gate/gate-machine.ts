import type { Gate } from './gate-record';
import type { OpenedPage } from './open-gate';

/** How an attempt ended that opened nothing: wrong entries, or a database that was not reached. */
export type Failure = 'refused' | 'failed';

/** The form of a gate that nobody has opened. */
interface Closed {
  readonly gate: Gate;
  /** Refusals in a row since the gate was shown. */
  readonly refusals: number;
  /** True after the page was left: the focus goes to the first field (PRO-Q63). */
  readonly isBack: boolean;
}

export type GateState =
  | { readonly status: 'loading' }
  /** The database was not reached; this says nothing about the page. */
  | { readonly status: 'failed' }
  | { readonly status: 'missing' }
  | ({ readonly status: 'locked'; readonly failure?: Failure } & Closed)
  | ({ readonly status: 'opening' } & Closed)
  | {
      readonly status: 'open';
      readonly gate: Gate;
      readonly page: OpenedPage;
      /** False when a kept key opened the page without an entry. */
      readonly isEntered: boolean;
    };

export type GateEvent =
  | { readonly type: 'found'; readonly gate: Gate }
  | { readonly type: 'missing' }
  | { readonly type: 'unreached' }
  | { readonly type: 'retry' }
  | { readonly type: 'try' }
  | { readonly type: 'ended'; readonly failure: Failure }
  | { readonly type: 'opened'; readonly gate: Gate; readonly page: OpenedPage }
  | { readonly type: 'leave' };

/**
 * Returns the state of a gate after an event. An event that does not fit the state changes nothing: an answer that arrives late
 * opens no page that was left.
 */
export function nextState(state: GateState, event: GateEvent): GateState {
  switch (event.type) {
    case 'found':
      if (state.status !== 'loading') return state;
      return { status: 'locked', gate: event.gate, refusals: 0, isBack: false };
    case 'missing':
      return state.status === 'loading' ? { status: 'missing' } : state;
    case 'unreached':
      return state.status === 'loading' ? { status: 'failed' } : state;
    case 'retry':
      return state.status === 'failed' ? { status: 'loading' } : state;
    case 'try': {
      if (state.status !== 'locked') return state;
      const { gate, refusals, isBack } = state;
      return { status: 'opening', gate, refusals, isBack };
    }
    case 'ended':
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
        isEntered: state.status === 'opening',
      };
    case 'leave':
      if (state.status !== 'open') return state;
      return { status: 'locked', gate: state.gate, refusals: 0, isBack: true };
    default:
      return event satisfies never;
  }
}
