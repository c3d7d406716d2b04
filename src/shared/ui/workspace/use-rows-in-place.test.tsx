import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useRowsInPlace } from './use-rows-in-place';

interface Row {
  readonly id: string;
  readonly name: string;
}

const row = (name: string, id = name): Row => ({ id, name });
const [ana, ben, cleo] = [row('Ana'), row('Ben'), row('Cleo')];

const Requests = ({ rows }: { readonly rows: readonly Row[] }) => {
  const { rows: shown, keep, handlers } = useRowsInPlace(rows);
  return (
    <>
      <ul aria-label="Requests" {...handlers}>
        {shown.map(({ id, name }) => (
          <li key={id}>
            <button type="button" onClick={keep}>
              {name}
            </button>
          </li>
        ))}
      </ul>
      <button type="button">Elsewhere</button>
    </>
  );
};

const list = () => screen.getByRole('list', { name: 'Requests' });
const button = (name: string) => screen.getByRole('button', { name });
const names = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

/** Shows three requests. `act` handles Ana's, which then leaves the list. */
function show() {
  const { rerender } = render(<Requests rows={[ana, ben, cleo]} />);
  const set = (...rows: readonly Row[]) => rerender(<Requests rows={rows} />);
  return {
    set,
    act: () => {
      fireEvent.click(button('Ana'));
      set(ben, cleo);
    },
  };
}

describe('the rows of a list that a person works in', () => {
  it('leave at once while nothing has been done about one', () => {
    const { set } = show();
    fireEvent.pointerEnter(list());
    set(ben, cleo);
    expect(names()).toEqual(['Ben', 'Cleo']);
  });

  it('keep their places until the mouse leaves the list', () => {
    const { act } = show();
    fireEvent.pointerEnter(list());
    act();
    expect(names()).toEqual(['Ana', 'Ben', 'Cleo']);
    fireEvent.pointerLeave(list(), { pointerType: 'mouse' });
    expect(names()).toEqual(['Ben', 'Cleo']);
  });

  it('show what is new in them, and new rows stand at the end', () => {
    const { act, set } = show();
    act();
    set(row('Dora'), row('Benjamin', 'Ben'), cleo);
    expect(names()).toEqual(['Ana', 'Benjamin', 'Cleo', 'Dora']);
  });

  it('keep the places of rows that came later when a second row is acted on', () => {
    const { act, set } = show();
    act();
    set(row('Dora'), ben, cleo);
    fireEvent.click(button('Dora'));
    set(ben, cleo);
    expect(names()).toEqual(['Ana', 'Ben', 'Cleo', 'Dora']);
  });

  it('keep their places when a finger leaves the screen, until the focus leaves the list', () => {
    const { act } = show();
    fireEvent.pointerEnter(list(), { pointerType: 'touch' });
    act();
    fireEvent.pointerLeave(list(), { pointerType: 'touch' });
    expect(names()).toEqual(['Ana', 'Ben', 'Cleo']);
    fireEvent.blur(button('Ana'), { relatedTarget: button('Elsewhere') });
    expect(names()).toEqual(['Ben', 'Cleo']);
  });

  it('keep their places while the keyboard is in the list and the mouse leaves it', () => {
    const { act } = show();
    fireEvent.pointerEnter(list());
    button('Ana').focus();
    act();
    fireEvent.pointerLeave(list(), { pointerType: 'mouse' });
    expect(names()).toEqual(['Ana', 'Ben', 'Cleo']);
  });

  it('keep their places while the focus moves within the list', () => {
    const { act } = show();
    act();
    fireEvent.blur(button('Ana'), { relatedTarget: button('Ben') });
    expect(names()).toEqual(['Ana', 'Ben', 'Cleo']);
  });

  it('keep their places when the focus leaves the list and the mouse is still there', () => {
    const { act } = show();
    fireEvent.pointerEnter(list());
    act();
    fireEvent.blur(button('Ana'), { relatedTarget: button('Elsewhere') });
    expect(names()).toEqual(['Ana', 'Ben', 'Cleo']);
  });

  it('leave when the focus goes nowhere, as after a press beside all controls', () => {
    const { act } = show();
    act();
    fireEvent.blur(button('Ana'), { relatedTarget: null });
    expect(names()).toEqual(['Ben', 'Cleo']);
  });
});
