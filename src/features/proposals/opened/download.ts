import { brand } from '@/content/brand';
import { formatter } from '@/shared/i18n/format';
import { type ClientProposal, type PackageId, packageIds } from '../content/client-proposal';
import { packageName, packageTimeline } from '../page/packages';
import { downloadTexts as texts } from './texts';

const longDay = formatter({ dateStyle: 'long' });

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const paragraphs = (text: string): string =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${escaped(line)}</p>`)
    .join('');

const list = (items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`;

const named = (items: readonly { readonly title: string; readonly text: string }[]): string =>
  `<dl>${items.map(({ title, text }) => `<dt>${escaped(title)}</dt><dd>${escaped(text)}</dd>`).join('')}</dl>`;

const section = (heading: string, body: string): string =>
  `<section><h2>${escaped(heading)}</h2>${body}</section>`;

const style = `body{margin:0 auto;max-width:46rem;padding:2rem 1.25rem;color:#16221c;background:#fffdf7;font:1rem/1.6 Georgia,serif}
h1{font-size:2rem;line-height:1.2}h2{margin-top:2.5rem;border-top:1px solid #dcd4c1;padding-top:1.25rem}h3{margin-bottom:.25rem}
dt{font-weight:bold;margin-top:.75rem}dd{margin:0}li{margin:.25rem 0}.about,footer{color:#4c584f}footer{margin-top:3rem;border-top:1px solid #dcd4c1;padding-top:1rem}
@media print{body{max-width:none;padding:0;background:none}h2,h3,dt{break-after:avoid}dd,li,p{break-inside:avoid}}`;

/**
 * A proposal as one HTML file that needs nothing else: no script, no outside resource, every text escaped (PRO-131 to PRO-141).
 * `chosen` is the package that the reader has selected.
 */
export function proposalDocument(content: ClientProposal, chosen: PackageId, today: Date): string {
  const { proposalTitle, clientName, packages, timeline, stakeholders, reasons, download } = content;
  const cards = packageIds.map((id) => {
    const { coreGoal, bullets, teams } = packages[id];
    const mark = id === chosen ? ` (${texts.chosen})` : '';
    return `<h3>${escaped(packageName(id))}${escaped(mark)}</h3><p class="about">${escaped(packageTimeline(id))}</p>
<p>${escaped(coreGoal)}</p>${list(bullets)}<p>${escaped(texts.teams(teams))}</p>`;
  });
  const steps = timeline.steps.map(({ period, title, text }) => ({ title: `${period}: ${title}`, text }));
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escaped(proposalTitle)}</title><style>${style}</style></head>
<body><header><h1>${escaped(proposalTitle)}</h1><p class="about">${escaped(texts.preparedFor(clientName))}<br>${escaped(longDay(today))}</p></header>
${section(texts.summary, paragraphs(download.summary))}
${section(texts.approach, cards.join(''))}
${section(timeline.heading, named(steps))}
${section(texts.stakeholders, named(stakeholders))}
${section(texts.reasons, named(reasons))}
${section(texts.pilot, paragraphs(download.pilotApproach))}
<footer><p>${escaped(texts.contact(brand.name, brand.contactAddress))}</p></footer></body></html>
`;
}

/** The name of the file: the client's without spaces and signs (PRO-142, PRO-143). */
export const fileNameOf = (clientName: string): string =>
  `${clientName.replace(/[^\p{L}\p{N}]/gu, '') || brand.name}_Proposal.html`;

/** Hands a file to the browser's downloads. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/html;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Browsers begin to read the file after the press has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
