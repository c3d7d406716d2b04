/** Reasons for rejecting an SVG file. */
type SvgRefusal = 'notPicture' | 'script' | 'foreign';

const scripted = new Set(['script', 'handler', 'listener']);
const foreign = new Set(['foreignobject', 'iframe', 'embed', 'object', 'audio', 'video', 'canvas', 'link']);
const animated = new Set(['set', 'animate', 'animatetransform', 'animatemotion', 'mpath', 'discard']);

/** Checks for a reference within the file or to an embedded picture. */
const isInside = (address: string): boolean =>
  /^\s*#/.test(address) || /^\s*data:image\/(png|jpeg|webp|gif);base64,/.test(address);

/** Checks whether CSS loads something with `url()` or `@import`. */
function loads(styles: string): boolean {
  if (/@import|\\/i.test(styles)) return true;
  const addresses = [...styles.matchAll(/url\(\s*['"]?([^'")]*)/gi)].map(([, address = '']) => address);
  return /image-set\(/i.test(styles) || !addresses.every(isInside);
}

function refusalOfAttribute(element: Element, { name, value }: Attr): SvgRefusal | undefined {
  const local = name.toLowerCase().replace(/^.*:/, '');
  if (local.startsWith('on')) return 'script';
  // Browsers ignore line breaks inside the scheme.
  if (/^javascript:/i.test(value.replace(/[\s\p{Cc}]/gu, ''))) return 'script';
  if (animated.has(element.localName.toLowerCase()) && local === 'attributename')
    return /^(on|href$|xlink:href$)/i.test(value.trim()) ? 'script' : undefined;
  if (local === 'href' || local === 'src') return isInside(value) ? undefined : 'foreign';
  // Prefixed attributes may contain paths such as `C:\logo.svg` from editors. Browsers don't read CSS from
  // them.
  return loads(name.includes(':') ? value.replaceAll('\\', '') : value) ? 'foreign' : undefined;
}

function refusalOfElement(element: Element): SvgRefusal | undefined {
  const name = element.localName.toLowerCase();
  if (scripted.has(name)) return 'script';
  if (foreign.has(name)) return 'foreign';
  if (name === 'style' && loads(element.textContent)) return 'foreign';
  for (const attribute of element.attributes) {
    const refusal = refusalOfAttribute(element, attribute);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}

/**
 * Checks whether a doctype has its own declarations, which could add entities and attributes to the picture.
 */
const declares = (source: string): boolean =>
  source
    .split(/<!DOCTYPE/i)
    .slice(1)
    .some((type) => type.split('>', 1)[0]?.includes('['));

/**
 * Returns why an SVG is rejected: it isn't one, contains a script or loads something. Undefined if it can be
 * used.
 */
export function refusalOfSvg(source: string): SvgRefusal | undefined {
  if (/<!ENTITY|<\?xml-stylesheet/i.test(source) || declares(source)) return 'foreign';
  const parsed = new DOMParser().parseFromString(source, 'image/svg+xml');
  const root = parsed.documentElement;
  if (root?.localName !== 'svg' || parsed.querySelector('parsererror')) return 'notPicture';
  const elements = [root, ...root.querySelectorAll('*')];
  const refusals = elements.map(refusalOfElement);
  return (
    refusals.find((refusal) => refusal === 'script') ?? refusals.find((refusal) => refusal !== undefined)
  );
}
