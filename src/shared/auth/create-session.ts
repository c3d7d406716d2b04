import type { Actor } from './actor';
import { endsSession, resolveActor } from './auth-decision';
import type { Identity } from './identity';
import { createRecordFollower, type FollowProfile, type LiveRecord } from './own-record';
import type { Role } from './profile';
import { sessionTexts } from './session-texts';
import type { Credentials } from './sign-in-attempt';

/** `notice` is the reason why the app signed the person out. The sign-in form shows it. */
export type Session =
  | { readonly status: 'loading' }
  | { readonly status: 'signed-out'; readonly notice?: string }
  | { readonly status: 'signed-in'; readonly actor: Actor };

/** The dependencies of a session: the Auth client, the people's records, and the page. */
export interface SessionParts {
  readonly identity: () => Promise<Identity>;
  /**
   * The id of the person whose session the browser stores, if its token is valid or could be refreshed. If
   * undefined, the Auth client must say who is signed in.
   */
  readonly kept: Promise<string | undefined>;
  /** Calls back when no first read of the page is pending. */
  readonly whenIdle: (then: () => void) => void;
  readonly followProfile: FollowProfile;
  /**
   * Calls `listener` when the rules have refused a request of the signed-in person. Returns the function that
   * unsubscribes.
   */
  readonly onDenied: (listener: () => void) => () => void;
  /** Stores whether a person was signed in when the page was closed. */
  readonly hint: {
    readonly has: () => boolean;
    readonly set: (isSignedIn: boolean) => void;
    /** Calls `listener` when another tab has changed the hint. Returns the function that unsubscribes. */
    readonly onElsewhere: (listener: () => void) => () => void;
  };
  readonly reload: () => void;
  /** The delay in ms before a record is read again after the backend failed. */
  readonly retryMs?: number;
}

/** The signed-in person, and the calls that change the session. */
export interface SessionControl {
  readonly current: () => Session;
  /** Calls `listener` after every change. Returns the function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Signs in at the form for `role`. No tab shows the person as signed in until the record is read and the
   * role accepted. A refusal leaves no session behind, and neither does an answer after `signal` has aborted.
   * Rejects with SignInRefusedError, or with the provider's error.
   */
  readonly signIn: (role: Role, email: string, password: string, signal?: AbortSignal) => Promise<Actor>;
  /**
   * Signs out in this tab and, through the provider's storage, in all others. If the provider fails, rejects
   * and leaves the person signed in.
   */
  readonly signOut: () => Promise<void>;
  /** Unsubscribes from everything. The person stays signed in. */
  readonly end: () => void;
}

/** Creates a session, which follows the Auth client and the signed-in person's own record (decision 020). */
export function createSession(parts: SessionParts): SessionControl {
  const { hint, retryMs = 5_000 } = parts;
  const record = createRecordFollower(parts.followProfile, retryMs);
  const listeners = new Set<() => void>();
  let session: Session = { status: 'loading' };
  /** The person whose data this page may have in memory. */
  let owner: string | undefined;
  let isSigningIn = false;
  let isLeaving = false;
  let isRechecking = false;
  let stopIdentity = () => {};
  let isFollowing = false;
  let hasEnded = false;
  /** Runs sign-ins and sign-outs one after the other. */
  let queue: Promise<unknown> = Promise.resolve();

  function enqueue<T>(work: () => Promise<T>): Promise<T> {
    const result = queue.then(work);
    queue = result.catch(() => {});
    return result;
  }

  function tell(next: Session): void {
    session = next;
    for (const listener of listeners) listener();
  }

  function publish(next: Session): void {
    const isOwner = next.status === 'signed-in' && next.actor.uid === owner;
    if (next.status === 'signed-in' && !isOwner && owner !== undefined) {
      startAnew();
      return;
    }
    if (next.status === 'signed-in') owner = next.actor.uid;
    if (next.status !== 'loading') hint.set(next.status === 'signed-in');
    tell(next);
  }

  /** Reloads the page for another person, so that no data of the first one stays in memory. */
  function startAnew(): void {
    record.leave();
    // Because of the hint, the reloaded page asks at once who is signed in.
    hint.set(true);
    tell({ status: 'loading' });
    parts.reload();
  }

  /** Returns the Auth client. Follows its sign-in state from the first call on. */
  async function identity(): Promise<Identity> {
    const client = await parts.identity();
    if (!isFollowing && !hasEnded) {
      isFollowing = true;
      stopIdentity = client.follow(takeUser);
    }
    return client;
  }

  /** Asks the Auth client who is signed in. Retries while its code cannot be fetched. */
  async function confirm(): Promise<void> {
    try {
      await identity();
    } catch (error) {
      console.warn('The identity client did not arrive.', error);
      const timer = setTimeout(() => void confirm(), retryMs);
      stopIdentity = () => clearTimeout(timer);
    }
  }

  /**
   * Starts with the stored session. Its token lets the person's own record be read, and the rules check that
   * token as in any call. The Auth client loads and answers later. It is asked afterwards and has the last
   * word.
   */
  async function begin(): Promise<void> {
    const uid = await parts.kept;
    if (hasEnded || isFollowing || isSigningIn) return;
    if (uid === undefined) {
      void confirm();
      return;
    }
    record.follow(uid, (live) => {
      // With a wrong clock, an expired token looks valid, so the Auth client decides.
      if (live.status === 'denied' && !isFollowing) {
        record.leave();
        void confirm();
      } else take(uid, live);
    });
    parts.whenIdle(() => {
      if (!hasEnded) void confirm();
    });
  }

  /** Adopts the person whom the Auth client reports, including changes from other tabs. */
  function takeUser(uid: string | undefined): void {
    if (isSigningIn) return;
    if (uid !== undefined) {
      // If the stored token failed, reads the record again with the client's token.
      if (uid !== record.uid() || session.status === 'loading') record.follow(uid, (live) => take(uid, live));
      return;
    }
    record.leave();
    // `close` has published the reason already.
    if (session.status === 'signed-out') return;
    const wasHere = session.status === 'signed-in' || hint.has();
    publish(
      wasHere && !isLeaving ? { status: 'signed-out', notice: sessionTexts.ended } : { status: 'signed-out' },
    );
  }

  /** Applies a changed record. A new role or status takes effect at once, even while the person works. */
  function take(uid: string, live: LiveRecord): void {
    // Data from the SDK's cache, used while offline, decide nothing.
    if (live.status === 'ready' && live.fromServer) {
      const decision = resolveActor(uid, live.data);
      if (decision.admitted) publish({ status: 'signed-in', actor: decision.actor });
      else close(decision.reason);
    } else if (live.status === 'denied') {
      close(sessionTexts.ended);
    } else if (live.status === 'failed') {
      // A failing backend says nothing about the person, so the record is read again and no one is signed
      // out.
      record.retry(uid, (next) => take(uid, next));
    }
  }

  /** Unmounts all screens and then ends the session, for a reason other than the person's own sign-out. */
  function close(notice: string): void {
    record.leave();
    publish({ status: 'signed-out', notice });
    // If this fails and the session stays in storage, the next start refuses it again.
    enqueue(endSession).catch((error: unknown) => console.warn('The session was not removed.', error));
  }

  /** Asks the provider whether the session is over, because the rules have refused a request. */
  async function recheck(): Promise<void> {
    if (session.status !== 'signed-in' || isRechecking) return;
    isRechecking = true;
    try {
      await (await identity()).token(true);
    } catch (error) {
      if (endsSession(error)) close(sessionTexts.ended);
    } finally {
      isRechecking = false;
    }
  }

  const endSession = async () => (await identity()).end();

  async function signInAt(credentials: Credentials, signal: AbortSignal): Promise<Actor> {
    signal.throwIfAborted();
    isSigningIn = true;
    try {
      // Loaded on demand, because most people are signed in already.
      const { attemptSignIn } = await import('./sign-in-attempt');
      return await attemptSignIn(
        {
          identity,
          record,
          onAdmitted: (actor) => publish({ status: 'signed-in', actor }),
          onRecord: take,
        },
        credentials,
        signal,
      );
    } catch (error) {
      publish({ status: 'signed-out' });
      throw error;
    } finally {
      isSigningIn = false;
    }
  }

  void begin();
  // While the Auth client starts, another tab may end the session, and the client would restore it. The
  // changed hint shows that it has ended.
  const stopHint = hint.onElsewhere(() => {
    if (session.status === 'signed-in' && !hint.has()) close(sessionTexts.ended);
  });
  const stopDenied = parts.onDenied(() => void recheck());

  return {
    current: () => session,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    signIn: (form, email, password, signal = new AbortController().signal) =>
      enqueue(() => signInAt({ form, email, password }, signal)),
    async signOut() {
      isLeaving = true;
      try {
        await enqueue(endSession);
        record.leave();
        publish({ status: 'signed-out' });
      } finally {
        isLeaving = false;
      }
    },
    end() {
      hasEnded = true;
      stopIdentity();
      stopDenied();
      stopHint();
      record.leave();
    },
  };
}
