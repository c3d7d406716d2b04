import type { Actor } from './actor';
import { endsSession, resolveActor } from './auth-decision';
import type { Identity } from './identity';
import { createRecordFollower, type FollowProfile, type LiveRecord } from './own-record';
import type { Role } from './profile';
import { sessionTexts } from './session-texts';
import type { Credentials } from './sign-in-attempt';

/** `notice`: why the app signed the person out; the sign-in form shows it. */
export type Session =
  | { readonly status: 'loading' }
  | { readonly status: 'signed-out'; readonly notice?: string }
  | { readonly status: 'signed-in'; readonly actor: Actor };

/** The dependencies of a session: the identity client, the people's records, and the page. */
export interface SessionParts {
  readonly identity: () => Promise<Identity>;
  /**
   * The id of the person whose session the browser stores, if its token is valid or could be refreshed; otherwise
   * undefined, and the identity client must say who is signed in.
   */
  readonly kept: Promise<string | undefined>;
  /** Calls back once no first read of the page is pending. */
  readonly whenIdle: (then: () => void) => void;
  readonly followProfile: FollowProfile;
  /**
   * Calls back when the rules have refused a request of the signed-in person; returns the function that
   * unsubscribes.
   */
  readonly onDenied: (listener: () => void) => () => void;
  /** Whether somebody was signed in when the page was left. */
  readonly hint: {
    readonly has: () => boolean;
    readonly set: (isSignedIn: boolean) => void;
    /** Calls back when another tab has changed it; returns the function that unsubscribes. */
    readonly onElsewhere: (listener: () => void) => () => void;
  };
  /** Reloads the page. */
  readonly reload: () => void;
  /** How long to wait before a record is read again after the backend failed, in ms. */
  readonly retryMs?: number;
}

/** Who is signed in, and the calls that change it. */
export interface SessionControl {
  readonly current: () => Session;
  /** Calls back after every change; returns the function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Signs in at the form for `role`. No tab shows the person as signed in before the record was read and the role
   * accepted. A refusal leaves no session behind, nor does an answer that comes after `signal` has aborted. Rejects with
   * SignInRefusedError, or with the provider's error.
   */
  readonly signIn: (role: Role, email: string, password: string, signal?: AbortSignal) => Promise<Actor>;
  /**
   * Signs out here and, through the provider's storage, in every other tab. Rejects, and leaves the person signed
   * in, when the provider fails.
   */
  readonly signOut: () => Promise<void>;
  /** Unsubscribes from everything; the person stays signed in. */
  readonly end: () => void;
}

/** Follows the identity client and the signed-in person's own record, and says who is signed in (decision 020). */
export function createSession(parts: SessionParts): SessionControl {
  const { hint, retryMs = 5_000 } = parts;
  const record = createRecordFollower(parts.followProfile, retryMs);
  const listeners = new Set<() => void>();
  let session: Session = { status: 'loading' };
  /** The person whose data this page may hold in memory. */
  let owner: string | undefined;
  let isSigningIn = false;
  let isLeaving = false;
  let isRechecking = false;
  let stopIdentity = () => {};
  let isFollowing = false;
  let hasEnded = false;
  /** Runs signing in and ending a session one after the other. */
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

  /** Reloads the page for another person, so that nothing of the first one stays in memory. */
  function startAnew(): void {
    record.leave();
    // With the hint the new document asks at once who is signed in.
    hint.set(true);
    tell({ status: 'loading' });
    parts.reload();
  }

  /** The identity client; its sign-in state is followed from the first call on. */
  async function identity(): Promise<Identity> {
    const client = await parts.identity();
    if (!isFollowing && !hasEnded) {
      isFollowing = true;
      stopIdentity = client.follow(takeUser);
    }
    return client;
  }

  /** Asks the identity client who is signed in; tries again while its code cannot be fetched. */
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
   * Begins with the stored session: its token lets the person's own record be read, which proves the session to
   * the rules as any later call does. The identity client, whose code and answer take longer, is asked afterwards
   * and has the last word.
   */
  async function begin(): Promise<void> {
    const uid = await parts.kept;
    if (hasEnded || isFollowing || isSigningIn) return;
    if (uid === undefined) {
      void confirm();
      return;
    }
    record.follow(uid, (live) => {
      // With a wrong clock an expired token looks valid: let the identity client decide.
      if (live.status === 'denied' && !isFollowing) {
        record.leave();
        void confirm();
      } else take(uid, live);
    });
    parts.whenIdle(() => {
      if (!hasEnded) void confirm();
    });
  }

  /** Takes over who is signed in, from the identity client and so from other tabs. */
  function takeUser(uid: string | undefined): void {
    if (isSigningIn) return;
    if (uid !== undefined) {
      // Read the record again with the client's token if the stored token failed.
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

  /** A changed role or status takes effect at once, while the person works. */
  function take(uid: string, live: LiveRecord): void {
    // The SDK's cache, used while offline, decides nothing.
    if (live.status === 'ready' && live.fromServer) {
      const decision = resolveActor(uid, live.data);
      if (decision.admitted) publish({ status: 'signed-in', actor: decision.actor });
      else close(decision.reason);
    } else if (live.status === 'denied') {
      close(sessionTexts.ended);
    } else if (live.status === 'failed') {
      // A failing backend says nothing about the person: read again, and sign nobody out.
      record.retry(uid, (next) => take(uid, next));
    }
  }

  /**
   * Unmounts every screen at once and then ends the session, for a reason other than the person's own sign-out.
   */
  function close(notice: string): void {
    record.leave();
    publish({ status: 'signed-out', notice });
    // If it fails and the session stays in storage, the next start refuses it again.
    enqueue(endSession).catch((error: unknown) => console.warn('The session was not removed.', error));
  }

  /** A refusal by the rules may mean that the session is over: asks the provider. */
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
      // Few documents need it: most people are signed in already.
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
  // The identity client that is just starting would write the session back that another tab has ended meanwhile.
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
