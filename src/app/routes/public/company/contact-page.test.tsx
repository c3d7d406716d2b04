import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { covers } from '@/testing/covers';
import { renderInRouter } from '@/testing/render-in-router';
import { ContactPage, MessageHead } from './contact-page';

const show = () =>
  renderInRouter(
    <ContactPage
      form={
        <>
          <MessageHead />
          <p>The form</p>
        </>
      }
    />,
  ).container;

const questionsOf = (container: HTMLElement) =>
  [...container.querySelectorAll('details')].map((entry) => ({
    question: entry.querySelector('summary')?.textContent,
    answer: entry.querySelector('p')?.textContent,
  }));

describe('ContactPage', () => {
  it('shows the form under its heading and promises a reply', covers('PUB-033', 'PUB-150', 'PUB-154'), () => {
    const container = show();
    const form = screen.getByRole('region', { name: 'Send a message' });
    expect(within(form).getByText('The form')).toBeVisible();
    expect(container).toHaveTextContent(/We reply within 24 hours on business days/);
  });

  it('shows office, address, booking link and social links', covers('PUB-020', 'PUB-151'), () => {
    show();
    const details = screen.getByRole('region', { name: 'Contact details' });
    expect(within(details).getByText('Toronto, ON')).toBeVisible();
    expect(
      within(details)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([
      'mailto:hello@acf.example',
      'https://booking.acf.example/strategy-session',
      'https://linkedin.acf.example',
      'https://youtube.acf.example',
    ]);
  });

  it(
    'answers exactly four questions and says that work starts within 1-2 weeks',
    covers('PUB-152', 'PUB-153'),
    () => {
      const questions = questionsOf(show());
      expect(questions).toHaveLength(4);
      for (const { question, answer } of questions) {
        expect(question).toMatch(/\?$/);
        expect(answer).toMatch(/\.$/);
      }
      expect(questions.filter(({ answer }) => answer?.includes('1-2 weeks'))).toHaveLength(1);
    },
  );

  it('says that the form on this page unsubscribes people or deletes their data', () => {
    const questions = questionsOf(show());
    const leaving = questions.find(({ question }) => question?.includes('unsubscribe'));
    expect(leaving?.answer).toMatch(/with the form on this page/);
  });

  it('gives search engines the same questions and answers', () => {
    const container = show();
    const data = JSON.parse(
      container.querySelector('script[type="application/ld+json"]')?.textContent ?? '',
    ) as {
      '@type': string;
      mainEntity: { name: string; acceptedAnswer: { text: string } }[];
    };
    expect(data['@type']).toBe('FAQPage');
    expect(
      data.mainEntity.map(({ name, acceptedAnswer }) => ({ question: name, answer: acceptedAnswer.text })),
    ).toEqual(questionsOf(container));
  });
});
