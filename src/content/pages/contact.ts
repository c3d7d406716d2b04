/** A question and its answer, also given to search engines. */
export interface Faq {
  /** Fragment of the answer on its page. */
  readonly id: string;
  readonly question: string;
  readonly answer: string;
}

/** Label of the link to the contact page at the end of other pages. */
export const contactAction = 'Contact Us';

/** Texts of the contact page. */
export const contactPage = {
  title: 'Contact us: a reply within 24 hours on business days · ACF',
  description:
    'Write to a small consultancy in Toronto that works with nonprofits. A person replies within 24 hours on business days. No sales script.',
  // A non-breaking space, so that no line ends with the article.
  heading: 'Write to us. A\u00a0person writes back.',
  lead: 'Tell us in two sentences what takes too long. We reply within 24 hours on business days, even when the answer is that you do not need us.',
  formHeading: 'Send a message',
  detailsHeading: 'Contact details',
  office: 'Office',
  email: 'Email',
  phone: 'Phone',
  session: 'Talk',
  sessionAction: 'Book a free 30-minute strategy session',
  social: 'Follow',
  promise: 'Reply',
  promiseText: 'Within 24 hours on business days',
  faqHeading: 'Four questions people ask first',
  faqLead: 'If yours is not here, the form above is the quickest way to an answer.',
} as const;

/** Exactly four (PUB-152). The first says when work starts (PUB-153), the last how to cancel (PUB-Q15). */
export const contactFaqs: readonly Faq[] = [
  {
    id: 'start-of-work',
    question: 'How soon can you start?',
    answer:
      'Work starts within 1-2 weeks of your yes. You get a start date and one name to call, and we use the days before to read what you send us.',
  },
  {
    id: 'cost',
    question: 'What does it cost?',
    answer:
      'The starter pack and the first 30-minute session are free. For anything larger we agree the price and the end date in writing before we begin, so your board can decide on both.',
  },
  {
    id: 'software',
    question: 'Do we have to change our software?',
    answer:
      'Usually not. We begin with the tools you already pay for and show you what they can do. When one of them really stands in the way, we say so and tell you what a change would take.',
  },
  {
    id: 'unsubscribe',
    question: 'How do I unsubscribe, or have my data deleted?',
    answer:
      'Send us a message with the form on this page, from the address we should remove, and write “unsubscribe” or “delete my data”. A person takes care of it and tells you when it is done. It costs nothing and you need not say why.',
  },
];
