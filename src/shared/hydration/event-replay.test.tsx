import { afterEach, describe, expect, it, vi } from 'vitest';
import { endPageListenersWithTest } from '@/shared/lib/page-listeners.fixture';
import { markFormHydrated, holdEvents, markHydrated } from './event-replay';

const show = (html: string) => {
  document.body.innerHTML = html;
};
const button = () => document.querySelector('button') as HTMLButtonElement;
const form = () => document.querySelector('form') as HTMLFormElement;
const contactForm = '<form method="dialog"><input name="name" /><button>Send</button></form>';

const hold = () => {
  endPageListenersWithTest();
  holdEvents(document);
};

afterEach(() => {
  markHydrated('frame');
  markHydrated('page');
  markHydrated('footer');
  show('');
});

describe('what a visitor does before the code of the page is there', () => {
  it('is done again once: a pressed button', () => {
    show('<button type="button"><span>Play</span></button>');
    hold();
    document.querySelector('span')?.click();
    document.querySelector('span')?.click();
    const heard = vi.fn();
    button().addEventListener('click', heard);
    markHydrated('frame');
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('is left alone where the browser serves it by itself: a menu button', () => {
    show('<button type="button" popovertarget="menu">Menu</button>');
    hold();
    button().click();
    const heard = vi.fn();
    button().addEventListener('click', heard);
    markHydrated('frame');
    expect(heard).not.toHaveBeenCalled();
  });

  it('is no longer held once the page answers: a button pressed then is heard once', () => {
    show('<button type="button">Play</button>');
    hold();
    markHydrated('frame');
    const heard = vi.fn();
    button().addEventListener('click', heard);
    button().click();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('is done again when its own zone has its code: the page comes after the frame', () => {
    show('<main><button type="button">Play</button></main>');
    hold();
    button().click();
    const heard = vi.fn();
    button().addEventListener('click', heard);
    markHydrated('frame');
    expect(heard).not.toHaveBeenCalled();
    markHydrated('page');
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('is sent once the form answers, with the button it was sent with', () => {
    show(contactForm);
    hold();
    button().click();
    const heard = vi.fn((event: SubmitEvent) => event.preventDefault());
    form().addEventListener('submit', heard);
    markFormHydrated(form());
    expect(heard).toHaveBeenCalledTimes(1);
    expect(heard.mock.calls[0]?.[0].submitter).toBe(button());
  });

  it('is not held for forms with an address of their own', () => {
    show('<form action="/videos" method="get"><button>Filter</button></form>');
    hold();
    const heard = vi.fn((event: SubmitEvent) => event.preventDefault());
    form().addEventListener('submit', heard);
    button().click();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('is not sent twice by a form that answers for itself', () => {
    show(contactForm);
    hold();
    markFormHydrated(form());
    const heard = vi.fn((event: SubmitEvent) => event.preventDefault());
    form().addEventListener('submit', heard);
    button().click();
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
