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
  contactLink: 'Write to us with the contact form',
} as const;

/** The page's sentence on third-party analytics, for builds without and with such a service. */
export const thirdPartyCounting = {
  none: 'Nobody else counts your visits. There is no Google Analytics here, no advertising and no other tracker.',
  onConsent:
    'Google Analytics counts along only if you allow it, and never when your browser sends a “do not track” or global privacy signal. It then gets the same events, sets cookies of its own, and Google sees your internet address. Nothing is used for advertising. You can change your mind here:',
} as const;

/** Shown with the forms if the build includes App Check. */
export const spamCheck =
  'Google reCAPTCHA checks that a person uses this site, and not a program. It is fetched once the page stands and its visit is counted, a form is sent, the video library is read or someone signs in. Google learns your internet address and how you use the page, and may keep a cookie of its own.';

export const privacySections: readonly PrivacySection[] = [
  {
    id: 'stored',
    heading: 'What you send us',
    paragraphs: ['You can read every page without telling us who you are. When you send a form, we store:'],
    entries: [
      {
        term: 'Starter pack',
        text: 'Your name, your email address, the time, and the version of this text that you agreed to.',
      },
      {
        term: 'Newsletter and early access',
        text: 'What the form asks for, the time, and the version of this text that you agreed to.',
      },
      {
        term: 'Contact form',
        text: 'Your name, your email address, your message, the time, and the version of this text that you agreed to.',
      },
      {
        term: 'A fingerprint of your address',
        text: 'It is made from the kind of form and your email address. It lets the form tell you that you asked before, without opening your record to anyone.',
      },
      {
        term: 'An account',
        text: 'Your name, email address, role and what you write in the workspace. We never see your password.',
      },
    ],
  },
  {
    id: 'counting',
    heading: 'What we count',
    paragraphs: [
      'We count how the site is used, to learn which pages help. On public pages a count does not say who you are: no name, no email address, no number that would follow you from one visit to the next. Proposals are different, as the next section says. We keep:',
    ],
    entries: [
      {
        term: 'For each page you open',
        text: 'Its title and address, and the time. What follows a “?” or “#” in the address is left out.',
      },
      {
        term: 'For a link to a tool or to our booking page',
        text: 'That it was pressed, and where it leads.',
      },
      {
        term: 'For the speed of the page',
        text: 'How soon it showed, how quickly it answered, and whether its parts jumped about.',
      },
      {
        term: 'With each of these',
        text: 'What your browser says about itself (its name, version and system), and the site you came from, without the page.',
      },
    ],
  },
  {
    id: 'proposals',
    heading: 'Proposals',
    paragraphs: [
      'We seal each proposal and presentation for the people it is meant for. When you open one with your code, we can tell that it was you. We keep:',
    ],
    entries: [
      { term: 'When you open it', text: 'That you opened it, and when.' },
      {
        term: 'While you read',
        text: 'Which parts you had in view, and for how many seconds.',
      },
      { term: 'When you download or share it', text: 'That you did so, and when.' },
      {
        term: 'When you answer',
        text: 'The package you choose, your questions, the access you ask for a colleague, and when you sent each.',
      },
      {
        term: 'When you enter a code',
        text: 'That an attempt worked or failed, and when. Never what was typed.',
      },
      {
        term: 'Under which name',
        text: 'The record holds a random name for your access, never your code or email address. Our administrators can see which person or team we gave that access to. A code that a team shares counts as one.',
      },
      {
        term: 'Who sees it',
        text: 'Our administrators only. We use it to prepare our talks with you.',
      },
      {
        term: 'For how long',
        text: 'Until we delete the proposal, or until you ask us to delete it; no date ends it. Our site statistics count openings, downloads and shares too. Those counts hold the address of the page, the name of the client and the random name, and stay when the proposal is deleted.',
      },
      {
        term: 'How to turn it off',
        text: 'Ask us. We then stop recording when you open and read it, and your code stays the same. What you send us yourself, such as a choice or a question, still arrives.',
      },
    ],
  },
  {
    id: 'films',
    heading: 'When you play a film',
    paragraphs: [
      'Our films come from YouTube, and only after you press play. From then on YouTube knows your internet address and keeps its own rules; we use its player for embedding without cookies. Until you press play, nothing on our pages asks YouTube for anything.',
    ],
  },
  {
    id: 'browser',
    heading: 'What your browser keeps',
    paragraphs: [
      'We set no cookies. A few things stay in the storage of your browser, where you can delete them at any time:',
    ],
    entries: [
      {
        term: 'When you sign in',
        text: 'Your sign-in, so that you need not repeat it on each page, and a mark that there is one. Both go when you sign out.',
      },
      {
        term: 'When you join the early access list',
        text: 'The random number of your entry, its date and its status. Not your name and not your address.',
      },
      {
        term: 'When you tick a part of the starter pack',
        text: 'Which parts you ticked. Nothing is sent to us.',
      },
      {
        term: 'When you keep a proposal open',
        text: 'A key that opens that page, for 7 days, if you tick the box. For the list of proposals, a key and a mark until you log out.',
      },
      {
        term: 'When part of a page could not be loaded',
        text: 'A mark that it was tried again, so that the page does not reload in circles. It goes when you close the tab.',
      },
      {
        term: 'When you are asked about Google Analytics',
        text: 'Your answer. On a site without Google Analytics nobody asks, and nothing is kept.',
      },
    ],
  },
  {
    id: 'purpose',
    heading: 'Why we store it',
    paragraphs: [
      'To send what you asked for, to answer you, and to make the site better. The basis for what you send is your consent, which you give by sending a form. We do not sell data and do not hand it to others for their own purposes.',
      'Our site and database run on Google Firebase. Google processes the data for us and may do so outside Canada.',
    ],
  },
  {
    id: 'duration',
    heading: 'How long we keep it',
    paragraphs: [
      'What you send stays until you ask us to delete it, or until the purpose is gone. When we delete a request, we delete its fingerprint with it. Counts of public pages have no name, so we cannot find yours among them. What we keep of proposals is listed under “Proposals”.',
    ],
  },
  {
    id: 'unsubscribe',
    heading: 'How to stop our emails',
    paragraphs: [
      'Tell us in the contact form that you want no more email, and from which address. We take you off the list and delete the entry if you like.',
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
