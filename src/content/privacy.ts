/** Stored with every consent: which wording a person agreed to. Changes whenever the text below does. */
export const consentVersion = '2026-11';

/** A section of the privacy page. */
export interface PrivacySection {
  readonly id: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly entries?: readonly { readonly term: string; readonly text: string }[];
}

export const privacyPage = {
  title: 'Privacy · ACF',
  description:
    'What ACF stores when you use this site, why, for how long, and how you have it changed or deleted.',
  heading: 'What we keep, and why',
  lead: 'We keep little, tell you what it is, and delete it when you ask.',
  versionLabel: 'Version of this text',
} as const;

export const privacySections: readonly PrivacySection[] = [
  {
    id: 'stored',
    heading: 'What we store',
    paragraphs: ['You can read every page without telling us who you are. We store only what you send:'],
    entries: [
      {
        term: 'When you ask for the starter pack',
        text: 'Your name, your email address, the time, and the version of this text that you agreed to.',
      },
      {
        term: 'When a form recognises an address',
        text: 'A fingerprint made from the kind of form and your email address. It lets the form tell you that you asked before, without opening your record to anyone.',
      },
      {
        term: 'When you have an account',
        text: 'Your name, email address, role and what you write in the workspace. We never see your password.',
      },
    ],
  },
  {
    id: 'purpose',
    heading: 'Why we store it',
    paragraphs: [
      'To send what you asked for and to answer you. The basis is your consent, which you give by sending a form. We do not sell data and do not hand it to others for their own purposes.',
      'Our site and database run on Google Firebase. Google processes the data for us and may do so outside Canada.',
    ],
  },
  {
    id: 'duration',
    heading: 'How long we keep it',
    paragraphs: [
      'Until you ask us to delete it, or until the purpose is gone. When we delete a request, we delete its fingerprint with it.',
    ],
  },
  {
    id: 'rights',
    heading: 'What you can ask for',
    paragraphs: [
      'You can see what we hold about you, have it corrected, have it deleted, or withdraw your consent. It costs nothing, and you need not give a reason.',
      'If our answer does not satisfy you, you can turn to the Office of the Privacy Commissioner of Canada or to the authority where you live.',
    ],
  },
  {
    id: 'contact',
    heading: 'How to reach us',
    paragraphs: ['Write to us and say what you would like. We reply within 24 hours on business days.'],
  },
];
