import { afterEach, describe, expect, it, vi } from 'vitest';
import { formAnswers, holdEarlyInteractions } from './early-interactions';

const show = (html: string) => {
  document.body.innerHTML = html;
};
const button = () => document.querySelector('button') as HTMLButtonElement;
const form = () => document.querySelector('form') as HTMLFormElement;
const contactForm = '<form method="dialog"><input name="name" /><button>Send</button></form>';

afterEach(() => show(''));

describe('what a visitor does before the code of the page is there', () => {
  it('is done again once: a pressed button', () => {
    show('<button type="button"><span>Play</span></button>');
    const pressAgain = holdEarlyInteractions(document);
    document.querySelector('span')?.click();
    document.querySelector('span')?.click();
    const heard = vi.fn();
    button().addEventListener('click', heard);
    pressAgain();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('is left alone where the browser serves it by itself: a menu button', () => {
    show('<button type="button" popovertarget="menu">Menu</button>');
    const pressAgain = holdEarlyInteractions(document);
    button().click();
    const heard = vi.fn();
    button().addEventListener('click', heard);
    pressAgain();
    expect(heard).not.toHaveBeenCalled();
  });

  it('is no longer held once the page answers: a button pressed then is heard once', () => {
    show('<button type="button">Play</button>');
    holdEarlyInteractions(document)();
    const heard = vi.fn();
    button().addEventListener('click', heard);
    button().click();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('is sent once the form answers, with the button it was sent with', () => {
    show(contactForm);
    holdEarlyInteractions(document);
    button().click();
    const heard = vi.fn((event: SubmitEvent) => event.preventDefault());
    form().addEventListener('submit', heard);
    formAnswers(form());
    expect(heard).toHaveBeenCalledTimes(1);
    expect(heard.mock.calls[0]?.[0].submitter).toBe(button());
  });

  it('is not held for forms with an address of their own', () => {
    show('<form action="/videos" method="get"><button>Filter</button></form>');
    holdEarlyInteractions(document);
    const heard = vi.fn((event: SubmitEvent) => event.preventDefault());
    form().addEventListener('submit', heard);
    button().click();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('is not sent twice by a form that answers for itself', () => {
    show(contactForm);
    holdEarlyInteractions(document);
    formAnswers(form());
    const heard = vi.fn((event: SubmitEvent) => event.preventDefault());
    form().addEventListener('submit', heard);
    button().click();
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
