import { readFileSync } from 'node:fs';
import { markPath } from '../../src/shared/ui/graphics/mark-path';

/** A kind of document whose content needs scripts. */
export type StartFrame = 'workspace' | 'gate' | 'page';

/**
 * The styles of every static frame. It covers the page until the app shows something in `#root` other than a
 * loading text of the whole page.
 *
 * The frame hides at once. Its transition delays a return by 11 days, so no later loading text shows it
 * again. A browser without `:has()` hides it at the first loading text.
 */
const common = `
body { margin: 0; background: var(--color-paper) }
#start * { box-sizing: border-box; margin: 0 }
#start { position: fixed; inset: 0; z-index: 9; overflow: hidden; background: var(--color-paper); transition: visibility 0s 1e6s }
#root:not(:empty) + #start { visibility: hidden; transition: none }
#root:has(> output:only-child, > div > output:only-child) + #start { visibility: visible; transition: visibility 0s 1e6s }
#start b { display: block; height: 1rem; border-radius: 6px; background: var(--color-sunk) }
#start svg { display: block; height: 2.5rem; fill: none; stroke: currentcolor;
  stroke-width: 5; stroke-linecap: round; stroke-linejoin: round }
#start circle { fill: var(--color-next); stroke: none }`;

const rows = `
#start main b { height: 2rem; margin-top: .5rem }
#start main b:first-child { width: 9rem; height: 1.75rem; margin: .625rem 0 1rem }`;

/**
 * The styles of the workspace's frame, with the sizes of src/app/workspace/workspace-layout.module.css and
 * side-menu.module.css.
 */
const workspace = `
#start { display: grid; grid-template: 3rem 1fr / 14rem 1fr }
#start header { display: flex; grid-column: 1 / -1; align-items: center; gap: .75rem; padding: 0 1rem;
  background: var(--color-band); color: var(--color-on-band) }
#start header svg { height: 1.5rem }
#start header b { width: 2.5rem; height: 2.5rem; border-radius: 50%; margin-left: auto; background: var(--color-band-rule) }
#start header b:first-child { display: none }
#start aside { padding: .5rem; border-right: 1px solid var(--color-rule); background: var(--color-surface) }
#start aside b { margin: .625rem .75rem 1.375rem }
#start main { padding: 0 1.5rem }${rows}
@media (max-width: 768px) {
  #start { grid-template-columns: 1fr }
  #start header { padding: 0 .75rem }
  #start header b:first-child { display: block; width: 5.5rem; height: 2.25rem; margin: 0; border-radius: 6px }
  #start aside { display: none }
  #start main { padding: 0 1rem }
}`;

/** The styles of a gate's frame, with the sizes of src/features/proposals/gate/gate.module.css. */
const gate = `
#start { display: grid; grid-template-rows: auto 1fr; gap: 2.5rem; padding: 1.5rem clamp(1rem, 5vw, 3rem) 4rem;
  color: var(--color-ink) }
#start header { width: 100%; max-width: 72rem; margin-inline: auto }
#start main { position: relative; align-self: center; width: min(100%, 450px); margin-inline: auto; padding: 2.5rem 1.5rem;
  border: 1px solid var(--color-rule); border-radius: .75rem; background: var(--color-surface) }
#start main b { height: 3rem; margin-top: 2.75rem }
#start main b:nth-child(1) { width: 75%; height: 1.75rem; margin: 0 }
#start main b:nth-child(2) { height: 1.125rem; margin-top: .75rem }
#start main b:nth-child(5) { margin-top: 4rem; background: var(--color-rule) }
#start main::before { position: absolute; top: 2.75rem; right: 100%; width: 50vw; height: 2.5px;
  background: var(--color-thread); content: "" }
#start main::after { position: absolute; top: calc(2.1875rem + 1.25px); left: -.5625rem; width: 1.125rem; height: 1.125rem;
  border: 2.5px solid var(--color-thread); border-radius: 50%; background: var(--color-next); content: "" }`;

const page = `
#start main { max-width: 72rem; margin-inline: auto; padding: 1.5rem }${rows}`;

const styles: Readonly<Record<StartFrame, string>> = { workspace, gate, page };

const bars = (count: number) => '<b></b>'.repeat(count);
const mark = `<svg viewBox="0 0 132 60"><path d="${markPath}"/><circle cx="124" cy="8" r="6"/></svg>`;

/**
 * The content of each frame. The menu is neutral bars, because the document does not know the person's role.
 */
const contents: Readonly<Record<StartFrame, string>> = {
  workspace: `<header>${bars(1)}${mark}${bars(1)}</header><aside>${bars(9)}</aside><main>${bars(12)}</main>`,
  gate: `<header>${mark}</header><main>${bars(5)}</main>`,
  page: `<main>${bars(10)}</main>`,
};

const declarations = (css: string): ReadonlyMap<string, string> =>
  new Map(
    [...css.matchAll(/(--color-[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );

/**
 * Returns the colours that `css` uses for both schemes, copied from the tokens' stylesheet, which arrives
 * later.
 */
function colorsFor(css: string): string {
  const tokens = readFileSync('src/shared/ui/theme/tokens.css', 'utf8');
  const [lightPart = '', darkPart = ''] = tokens.split('@media screen and (prefers-color-scheme: dark)');
  const [light, dark] = [declarations(lightPart), declarations(darkPart)];
  const names = [...new Set([...css.matchAll(/var\((--color-[\w-]+)\)/g)].map(([, name = '']) => name))];
  const list = (of: ReadonlyMap<string, string>) =>
    names
      .map((name) => {
        const value = of.get(name);
        if (value === undefined) throw new Error(`tokens.css has no ${name} in one of its schemes.`);
        return `${name}:${value}`;
      })
      .join(';');
  return `:root{${list(light)}}@media (prefers-color-scheme:dark){:root{${list(dark)}}}`;
}

const compact = (css: string) =>
  css
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};,>]) ?|(:) /g, '$1$2')
    .replaceAll(';}', '}')
    .trim();

/**
 * Returns the static frame of a kind of document and the tags for its head. The frame is the first paint,
 * before any other file. Its styles hide it later. Screen readers and browsers without scripts skip it.
 */
export function startFrame(kind: StartFrame): { readonly head: string; readonly body: string } {
  const css = common + styles[kind];
  return {
    head: `<style>${colorsFor(css)}${compact(css)}</style><noscript><style>#start{display:none}</style></noscript>`,
    body: `<div id="start" aria-hidden="true">${contents[kind]}</div>`,
  };
}
