import { vi } from 'vitest';
import { running } from './running-timers';

// The test files of a worker share one global object, one document and all modules. State that a test leaves
// there would affect later tests in any order, so it fails the test itself.

/** The state that can be left behind, by name. Values are compared by identity. */
type State = Map<string, unknown>;

/**
 * Records the current state. The returned function lists the differences since then, one sentence each, and
 * stops timers, faked time and stored values. `deep` also checks every global constructor, which takes 3 ms.
 */
export function watchLeftovers(deep = false): () => string[] {
  const timers = new Set(running.keys());
  const before = state(deep);
  return () => {
    const left: string[] = [];
    if (vi.isFakeTimers()) {
      vi.useRealTimers();
      left.push('the clock is faked');
    }
    for (const [timer, start] of running) {
      if (!timers.has(timer)) left.push(`a timer runs: ${start}`);
    }
    for (const timer of running.keys()) if (!timers.has(timer)) clearTimeout(timer as NodeJS.Timeout);
    left.push(...differences(before, state(deep)));
    if (hasDocument) {
      localStorage.clear();
      sessionStorage.clear();
    }
    return left;
  };
}

function differences(before: State, after: State): string[] {
  const said: string[] = [];
  let changed = 'nothing yet';
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    // Members of an object that is already reported are skipped. The object comes before its members.
    if (name.startsWith(`${changed}.`)) continue;
    if (!before.has(name)) said.push(`${name} is new`);
    else if (!after.has(name)) {
      // Code may stop listening when the awaited event has happened.
      if (name.startsWith('listener ')) continue;
      said.push(`${name} is gone`);
    } else if (!Object.is(before.get(name), after.get(name))) said.push(`${name} has changed`);
    else continue;
    changed = name;
  }
  return said;
}

const hasDocument = 'document' in globalThis;

function state(deep: boolean): State {
  const found: State = new Map();
  addGlobals(found, deep);
  for (const [name, value] of Object.entries(process.env)) found.set(`process.env.${name}`, value);
  if (!hasDocument) return found;
  for (const [name, storage] of Object.entries({ localStorage, sessionStorage })) {
    for (const [key, value] of Object.entries(storage)) found.set(`${name} «${key}»`, value);
  }
  found.set('document.cookie', document.cookie);
  found.set('the address of the page', location.href);
  found.set('the markup of the document', document.documentElement.outerHTML);
  for (const [name, object] of Object.entries({ document, navigator, location, history, screen })) {
    addProperties(found, name, object);
  }
  for (const [name, target] of listeningTargets()) addListeners(found, name, target);
  return found;
}

/** Adds the global names with their values, and for constructors their static and prototype members. */
function addGlobals(found: State, deep: boolean): void {
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    // Reading Node's storage prints a warning. Libraries keep registries under names such as
    // `__zod_globalConfig`.
    if ((!hasDocument && name.endsWith('Storage')) || name.startsWith('__')) continue;
    const value = (globalThis as Record<string, unknown>)[name];
    // A getter may return a new object each time.
    found.set(name, value === (globalThis as Record<string, unknown>)[name] ? value : typeof value);
    if (!deep || typeof value !== 'function') continue;
    addProperties(found, name, value);
    if (value.prototype) addProperties(found, `${name}.prototype`, value.prototype as object);
  }
  for (const [name, object] of Object.entries({ console, Math, JSON, Reflect }))
    addProperties(found, name, object);
}

function addProperties(found: State, name: string, object: object): void {
  for (const key of Object.getOwnPropertyNames(object)) {
    const descriptor = Object.getOwnPropertyDescriptor(object, key) ?? {};
    // A getter is compared, not called.
    found.set(`${name}.${key}`, Reflect.get(descriptor, 'get') ?? descriptor.value);
  }
}

// Returns state that happy-dom keeps under symbols. tests/guards/leftovers.test.ts fails if the symbols are
// renamed.
function internal(object: object, name: string): unknown {
  let holder: object | null = object;
  while (holder) {
    const symbol = Object.getOwnPropertySymbols(holder).find(({ description }) => description === name);
    if (symbol) return (object as Record<symbol, unknown>)[symbol];
    holder = Object.getPrototypeOf(holder) as object | null;
  }
  throw new Error(`An object of happy-dom has no ${name}.`);
}

function listeningTargets(): [string, object][] {
  return [
    ['window', internal(document, 'window') as object],
    ['document', document],
    ['html', document.documentElement],
    ['body', document.body],
  ];
}

type Listeners = Record<'capturing' | 'bubbling', Map<string, unknown[]>>;
const numbers = new WeakMap<object, number>();
let listenersSeen = 0;

function addListeners(found: State, name: string, target: object): void {
  const { capturing, bubbling } = internal(target, 'listeners') as Listeners;
  for (const [type, listeners] of [...capturing, ...bubbling]) {
    for (const listener of listeners as object[]) {
      if (!numbers.has(listener)) numbers.set(listener, ++listenersSeen);
      found.set(`listener ${numbers.get(listener)} of ${name} for «${type}»`, listener);
    }
  }
}
