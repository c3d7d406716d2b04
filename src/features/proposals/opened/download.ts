import { brand } from '@/content/brand';
import { markPath } from '@/shared/ui/graphics/mark-path';
import type { Accent } from '../content/appearance';
import { type ClientProposal, type PackageId, packageIds } from '../content/client-proposal';
import { longDay } from '../page/days';
import { packageName, packageTimeline } from '../page/packages';
import { formatMoney, formatMoneyWithCode, type Price, priceIn, formatPrice } from '../page/prices';
import { pageTexts } from '../page/texts';
import type { Contact } from '../page/use-contact';
import { downloadStyle, type FileFonts } from './download-style';
import { downloadTexts as texts } from './texts';

/** The contents of a downloaded proposal. */
export interface FileParts {
  readonly content: ClientProposal;
  readonly chosen: PackageId;
  readonly contact: Contact;
  readonly expiresAt: Date | null;
  readonly today: Date;
  readonly fonts?: FileFonts | undefined;
}

/** Backgrounds of the file's header: the light colours of `appearance/accent.module.css`. */
const grounds: Readonly<Record<Accent, string>> = {
  evergreen: '#173f31',
  lake: '#163a4c',
  clay: '#5a281c',
  moss: '#363d17',
  ink: '#1f2624',
};

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const element = (name: string, text: string, className?: string): string =>
  `<${name}${className === undefined ? '' : ` class="${className}"`}>${escaped(text)}</${name}>`;

const paragraphs = (text: string): string =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => element('p', line))
    .join('');

const list = (items: readonly string[]): string =>
  `<ul>${items.map((item) => element('li', item)).join('')}</ul>`;

type Named = readonly { readonly title: string; readonly text: string }[];

const named = (items: Named): string =>
  `<dl>${items.map(({ title, text }) => `<div>${element('dt', title)}${element('dd', text)}</div>`).join('')}</dl>`;

const section = (heading: string, body: string, className?: string): string =>
  `<section${className === undefined ? '' : ` class="${className}"`}>${element('h2', heading)}${body}</section>`;

/** Returns a link for an `https:` or `mailto:` address, and plain text for any other. */
const link = (address: string, text: string): string =>
  /^(https:\/\/|mailto:)/.test(address)
    ? `<a href="${escaped(address)}">${escaped(text)}</a>`
    : escaped(text);

function priceTable({ rows, total }: Price, { currency }: ClientProposal): string {
  const lines = rows.map(({ scope, amount, rate, tax, due }) => {
    const notes = [
      ...(tax > 0 ? [pageTexts.taxOf(rate, formatMoney(tax, currency))] : []),
      ...(due === undefined ? [] : [pageTexts.due(due)]),
    ];
    const about = notes.map((note) => element('small', note)).join('');
    return `<tr><th scope="row">${escaped(scope)}${about}</th>${element('td', formatMoney(amount, currency))}</tr>`;
  });
  const sum = `<tr class="total"><th scope="row">${escaped(pageTexts.total)}</th>${element('td', formatMoneyWithCode(total, currency))}</tr>`;
  return `<table>${lines.join('')}${sum}</table>`;
}

function packageCard(content: ClientProposal, id: PackageId, chosen: PackageId): string {
  const { coreGoal, bullets, details, teams } = content.packages[id];
  const price = priceIn(content, id);
  const mark = id === chosen ? ` (${texts.chosen})` : '';
  const free = id === 'starter' ? `<p class="free"><b>${pageTexts.free}</b> ${pageTexts.noCost}</p>` : '';
  const parts = details.map(
    ({ title, stage, description }) =>
      `<div><dt>${escaped(title)}${stage === undefined ? '' : ` ${element('span', stage, 'stage')}`}</dt>${element('dd', description)}</div>`,
  );
  return `<article${id === chosen ? ' class="chosen"' : ''}><div><h3>${escaped(packageName(id))}${escaped(mark)}</h3>
${element('p', packageTimeline(id), 'about')}${free}${element('p', coreGoal)}${list(bullets)}${price ? priceTable(price, content) : ''}</div>
<div><dl>${parts.join('')}</dl>${element('p', texts.teams(teams), 'about')}</div></article>`;
}

function choiceText(content: ClientProposal, chosen: PackageId): string {
  const price = priceIn(content, chosen);
  const cost = price
    ? element('p', pageTexts.costs(packageName(chosen), formatPrice(price, content.currency)))
    : chosen === 'starter'
      ? ''
      : element('p', pageTexts.quoted);
  return `${element('p', pageTexts.choice[chosen], 'lead')}${cost}`;
}

function contactText({ name = brand.name, role, email, phone, bookingLink }: Contact): string {
  const parts = [
    `<b>${escaped(name)}</b>${role === undefined ? '' : `, ${escaped(role)}`}`,
    ...(email === undefined ? [] : [link(`mailto:${email}`, email)]),
    ...(phone === undefined ? [] : [escaped(phone)]),
    ...(bookingLink === undefined ? [] : [link(bookingLink, texts.booking)]),
  ];
  return `<p>${parts.join(' · ')}</p>`;
}

const logo = ({ clientLogo }: ClientProposal): string =>
  clientLogo === undefined
    ? ''
    : `<img src="${escaped(clientLogo.data)}" alt="${escaped(clientLogo.alternative)}">`;

const mark = `<svg viewBox="0 0 132 60" role="img" aria-label="${escaped(brand.name)}"><path d="${markPath}"/><circle cx="124" cy="8" r="6"/></svg>`;

/**
 * Returns a proposal as one self-contained HTML file. It has no script and no external resource, and all text
 * is escaped (PRO-Q40). The sections follow the order of the page.
 */
export function proposalDocument({ content, chosen, contact, expiresAt, today, fonts }: FileParts): string {
  const { proposalTitle, clientName, hero, timeline, stakeholders, reasons, download } = content;
  const cards = packageIds.map((id) => packageCard(content, id, chosen));
  const steps = timeline.steps.map(({ period, title, text }) => ({ title: `${period}: ${title}`, text }));
  const about = [
    texts.preparedFor(clientName),
    longDay(today),
    ...(expiresAt === null ? [] : [texts.validUntil(longDay(expiresAt))]),
  ];
  return `<!doctype html>
<html lang="en-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escaped(proposalTitle)}</title><style>${downloadStyle(grounds[content.appearance?.accent ?? 'evergreen'], fonts)}</style></head>
<body><header><div class="logos">${mark}${logo(content)}</div><h1>${escaped(proposalTitle)}</h1>
<p class="about">${about.map(escaped).join('<br>')}</p></header>
<main>${section(hero.headline, `${element('p', hero.tagline, 'lead')}${list(hero.badges)}`, 'hero')}
${section(texts.summary, paragraphs(download.summary))}
${section(texts.approach, cards.join(''))}
${section(texts.choice, choiceText(content, chosen), 'choice')}
${section(texts.stakeholders, named(stakeholders), 'named')}
${section(texts.reasons, named(reasons), 'named')}
${section(timeline.heading, named(steps))}
${section(texts.pilot, paragraphs(download.pilotApproach))}</main>
<footer>${element('h2', texts.contact)}${contactText(contact)}${element('p', pageTexts.confidential(clientName), 'about')}</footer></body></html>
`;
}

/** Returns the file's name: the client's name without spaces and punctuation (PRO-142, PRO-143). */
export const fileNameOf = (clientName: string): string =>
  `${clientName.replace(/[^\p{L}\p{N}]/gu, '') || brand.name}_Proposal.html`;
