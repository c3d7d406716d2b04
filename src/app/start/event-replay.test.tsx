import { afterEach, describe, expect, it, vi } from 'vitest';
import { holdEvents, markHydrated } from './event-replay';

const show = (html: string) => {
  document.body.innerHTML = html;
};
const button = () => document.querySelector('button') as HTMLButtonElement;
const form = () => document.querySelector('form') as HTMLFormElement;
const contactForm = '<form method="dialog"><input name="name" /><button>Send</button></form>';

afterEach(() => {
  markHydrated();
  show('');
});

describe('holdEvents', () => {
  it('replays a pressed button once after hydration', () => {
    show('<button type="button"><span>Play</span></button>');
    holdEvents(document);
    document.querySelector('span')?.click();
    document.querySelector('span')?.click();
    const heard = vi.fn();
    button().addEventListener('click', heard);
    markHydrated();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it("replays a press only once for a listener at the root, such as React's", () => {
    show('<button type="button">Play</button>');
    holdEvents(document);
    const heard = vi.fn();
    // React also listens at the root: it hydrates the pressed element and then handles the click.
    document.body.addEventListener('click', heard);
    button().click();
    expect(heard).not.toHaveBeenCalled();
    markHydrated();
    expect(heard).toHaveBeenCalledTimes(1);
    document.body.removeEventListener('click', heard);
  });

  it('leaves menu buttons to the browser', () => {
    show('<button type="button" popovertarget="menu">Menu</button>');
    holdEvents(document);
    const heard = vi.fn();
    button().addEventListener('click', heard);
    button().click();
    markHydrated();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('holds no events after hydration', () => {
    show('<button type="button">Play</button>');
    holdEvents(document);
    markHydrated();
    const heard = vi.fn();
    button().addEventListener('click', heard);
    button().click();
    markHydrated();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('submits a form after hydration, with the button that was pressed', () => {
    show(contactForm);
    holdEvents(document);
    button().click();
    const heard = vi.fn((event: SubmitEvent) => event.preventDefault());
    form().addEventListener('submit', heard);
    expect(heard).not.toHaveBeenCalled();
    markHydrated();
    expect(heard).toHaveBeenCalledTimes(1);
    expect(heard.mock.calls[0]?.[0].submitter).toBe(button());
  });

  it('leaves forms with an action of their own to the browser', () => {
    show('<form action="/videos" method="get"><button>Filter</button></form>');
    holdEvents(document);
    const heard = vi.fn((event: SubmitEvent) => event.preventDefault());
    form().addEventListener('submit', heard);
    button().click();
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
