import { describe, expect, it } from 'vitest';
import { covers } from '@/testing/covers';
import { type GateEvent, type GateState, nextState } from './gate-machine';
import type { Gate } from './gate-record';
import type { OpenedPage } from './open-gate';

const gate: Gate = {
  slug: 'river-house',
  kind: 'proposal',
  derivation: 'PBKDF2-SHA-256+HKDF-SHA-256',
  rounds: 600_000,
  salt: 'AAAAAAAAAAAAAAAAAAAAAA',
  matching: 'normalised',
  status: 'active',
  revision: 2,
};
const page: OpenedPage = {
  slug: 'river-house',
  text: '{}',
  keyId: 'k',
  recipient: 'r',
  expiresAt: null,
  answersOnly: false,
};

const events: Readonly<Record<string, GateEvent>> = {
  found: { type: 'found', gate },
  missing: { type: 'missing' },
  loadFailed: { type: 'loadFailed' },
  retry: { type: 'retry' },
  attempt: { type: 'attempt' },
  refused: { type: 'attemptFailed', failure: 'refused' },
  failed: { type: 'attemptFailed', failure: 'failed' },
  opened: { type: 'opened', gate, page },
  leave: { type: 'leave' },
};

const after = (...names: readonly string[]): GateState =>
  names.reduce<GateState>((state, name) => nextState(state, events[name] as GateEvent), {
    status: 'loading',
  });

describe('The state of a gate', () => {
  it.each([
    ['loading', ['found'], ['found', 'missing', 'loadFailed', 'opened']],
    ['failed', ['loadFailed'], ['retry']],
    ['missing', ['missing'], []],
    ['locked', ['found'], ['attempt']],
    ['opening', ['found', 'attempt'], ['refused', 'failed', 'opened']],
    ['open', ['found', 'attempt', 'opened'], ['leave']],
  ] as const)('changes from %s only on matching events', (name, steps, fitting) => {
    const state = name === 'loading' ? after() : after(...steps);
    expect(state.status).toBe(name);
    const leaving = Object.keys(events).filter((event) => {
      const next = nextState(state, events[event] as GateEvent);
      return next !== state;
    });
    expect(leaving.toSorted()).toEqual([...fitting].toSorted());
  });

  it('is loading again after a retry', () => {
    expect(after('loadFailed', 'retry')).toEqual({ status: 'loading' });
  });

  it('stays locked after a failure and clears it with the next attempt', covers('PRO-283', 'PRO-284'), () => {
    expect(after('found', 'attempt', 'refused')).toEqual({
      status: 'locked',
      gate,
      failure: 'refused',
      refusals: 1,
      wasLeft: false,
    });
    expect(after('found', 'attempt', 'refused', 'attempt')).toEqual({
      status: 'opening',
      gate,
      refusals: 1,
      wasLeft: false,
    });
  });

  it('counts refusals, but no attempt that could not be sent', () => {
    const attempts = ['attempt', 'refused', 'attempt', 'failed', 'attempt', 'refused'];
    expect(after('found', ...attempts)).toMatchObject({ status: 'locked', failure: 'refused', refusals: 2 });
    expect(after('found', 'attempt', 'failed')).toMatchObject({ failure: 'failed', refusals: 0 });
  });

  it('distinguishes a page opened with a code from one opened with a stored key', () => {
    expect(after('found', 'attempt', 'opened')).toMatchObject({ status: 'open', usedCredentials: true });
    expect(after('opened')).toMatchObject({ status: 'open', usedCredentials: false });
  });

  it('locks an open page when it is left, without its text and its failures', covers('PRO-285'), () => {
    expect(after('found', 'attempt', 'refused', 'attempt', 'opened', 'leave')).toEqual({
      status: 'locked',
      gate,
      refusals: 0,
      wasLeft: true,
    });
  });
});
