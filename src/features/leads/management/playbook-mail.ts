const contents = [
  'Prospect-Finder Mini-Playbook',
  'Grant-Radar resources',
  'Tech-Stack Snapshot Audit',
  'Copilot/Gemini Quick-Enable Walk-through',
  'Security Quick-Start Sheet',
];

/**
 * The address that opens a mail to a requester with the playbook link and the kit's contents (WRK-523,
 * WRK-524). Every value is encoded, so that an address cannot add recipients or lines.
 */
export function playbookMailLink(recipient: { name: string; email: string }, playbookLink: string): string {
  const subject = "The Fundraisers' AI Guide: your Free Starter Pack";
  const body = [
    `Hello ${recipient.name},`,
    '',
    "thank you for asking for The Fundraisers' AI Guide. Your Free Starter Pack is here:",
    playbookLink,
    '',
    'Inside you find:',
    ...contents.map((item) => `- ${item}`),
    '',
    'If a question comes up while you work with it, just answer this mail.',
    '',
    'Warm regards,',
    'ACF',
  ].join('\r\n');
  // encodeURIComponent leaves no '@' needed by mail programs in the address part.
  const to = encodeURIComponent(recipient.email).replace('%40', '@');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
