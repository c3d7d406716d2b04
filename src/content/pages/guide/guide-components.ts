/** Drawings that a component can use. */
export type GuideDrawing = 'letter' | 'map' | 'checklist' | 'screen' | 'shield';

/** A part of the starter pack, as the guide page presents it. */
export interface GuideComponent {
  /** Fragment of this part on the playbook page. */
  readonly id: string;
  readonly name: string;
  readonly promise: string;
  readonly drawing: GuideDrawing;
}

export const guideComponents: readonly GuideComponent[] = [
  {
    id: 'prospect-provider',
    name: 'Prospect-Finder Mini-Playbook',
    promise: 'Find 40 warm donor leads in under an hour, among people who already know you.',
    drawing: 'letter',
  },
  {
    id: 'grant-radar',
    name: 'Grant-Radar',
    promise:
      '12 public grant boards, refreshed weekly: six for Canada, six for the United States. With a twenty-minute routine to read them.',
    drawing: 'map',
  },
  {
    id: 'tech-audit',
    name: 'Tech-Stack Snapshot Audit',
    promise: 'A 15-point tech audit that shows where hours leak between your tools.',
    drawing: 'checklist',
  },
  {
    id: 'quick-enable',
    name: 'Copilot/Gemini Quick-Enable Walk-through',
    promise: 'A 5-minute video and the same steps in writing: switch on the assistant you already pay for.',
    drawing: 'screen',
  },
  {
    id: 'security-sheet',
    name: 'Security Quick-Start Sheet',
    promise: 'A 2-page security checklist: what to settle before the first prompt, and every month after.',
    drawing: 'shield',
  },
];
