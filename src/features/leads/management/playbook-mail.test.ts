import { describe, expect, it } from 'vitest';
import { covers } from '@/testing/covers';
import { playbookMailLink, replyMailLink } from './playbook-mail';

const link = 'https://acf.example/playbook/day1-impact';
const bodyOf = (mailto: string) => new URL(mailto).searchParams.get('body') ?? '';

describe('The email with the playbook link', () => {
  it('greets the person and contains the link', () => {
    const body = bodyOf(playbookMailLink({ name: 'Amara Osei', email: 'amara@shelter.example' }, link));
    expect(body).toContain('Hello Amara Osei,');
    expect(body).toContain(link);
  });

  it("lists the kit's contents", covers('WRK-524'), () => {
    const body = bodyOf(playbookMailLink({ name: 'Amara', email: 'amara@shelter.example' }, link));
    for (const item of [
      'Prospect-Finder Mini-Playbook',
      'Grant-Radar resources',
      'Tech-Stack Snapshot Audit',
      'Copilot/Gemini Quick-Enable Walk-through',
      'Security Quick-Start Sheet',
    ]) {
      expect(body).toContain(item);
    }
  });

  it('cannot gain recipients or lines from an address', covers('ATT-013'), () => {
    const mailto = playbookMailLink({ name: 'A', email: 'a@b.example?bcc=c@d.example&body=x' }, link);
    const url = new URL(mailto);
    expect(url.searchParams.get('bcc')).toBeNull();
    expect(url.pathname).toBe('a@b.example%3Fbcc%3Dc%40d.example%26body%3Dx');
  });
});

describe('The reply to a message', () => {
  const message = {
    name: 'Grace Kim',
    email: 'grace@food.example',
    subject: 'Our list',
    message: 'One\nTwo',
  };

  it('has the subject of the message and quotes it', () => {
    const url = new URL(replyMailLink(message));
    expect(url.pathname).toBe('grace@food.example');
    expect(url.searchParams.get('subject')).toBe('Re: Our list');
    expect(bodyOf(replyMailLink(message))).toBe('Hello Grace Kim,\r\n\r\n\r\n> One\r\n> Two');
  });

  it('has a default subject if the message has none', () => {
    const subjectOf = (mail: string) => new URL(mail).searchParams.get('subject');
    expect(subjectOf(replyMailLink({ ...message, subject: '' }))).toBe('Re: Your message to ACF');
    expect(subjectOf(replyMailLink({ ...message, subject: undefined }))).toBe('Re: Your message to ACF');
  });

  it('quotes only the start of a long message to keep the mailto link short', () => {
    expect(replyMailLink({ ...message, message: 'a'.repeat(5_000) }).length).toBeLessThan(1_400);
  });
});
