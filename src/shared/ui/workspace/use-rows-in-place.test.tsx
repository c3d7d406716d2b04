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

describe('The rows of a list that a person works in', () => {
  it('are removed at once before the person acts on one', () => {
    const { set } = show();
    fireEvent.pointerEnter(list());
    set(ben, cleo);
    expect(names()).toEqual(['Ben', 'Cleo']);
  });

  it('keep their positions until the mouse leaves the list', () => {
    const { act } = show();
    fireEvent.pointerEnter(list());
    act();
    expect(names()).toEqual(['Ana', 'Ben', 'Cleo']);
    fireEvent.pointerLeave(list(), { pointerType: 'mouse' });
    expect(names()).toEqual(['Ben', 'Cleo']);
  });

  it('show new values in their position, and new rows at the end', () => {
    const { act, set } = show();
    act();
    set(row('Dora'), row('Benjamin', 'Ben'), cleo);
    expect(names()).toEqual(['Ana', 'Benjamin', 'Cleo', 'Dora']);
  });

  it('keep the positions of later rows when the person acts on a second row', () => {
    const { act, set } = show();
    act();
    set(row('Dora'), ben, cleo);
    fireEvent.click(button('Dora'));
    set(ben, cleo);
    expect(names()).toEqual(['Ana', 'Ben', 'Cleo', 'Dora']);
  });

  it('keep their positions after a touch until the focus leaves the list', () => {
    const { act } = show();
    fireEvent.pointerEnter(list(), { pointerType: 'touch' });
    act();
    fireEvent.pointerLeave(list(), { pointerType: 'touch' });
    expect(names()).toEqual(['Ana', 'Ben', 'Cleo']);
    fireEvent.blur(button('Ana'), { relatedTarget: button('Elsewhere') });
    expect(names()).toEqual(['Ben', 'Cleo']);
  });

  it('keep their positions when the mouse leaves while the focus is in the list', () => {
    const { act } = show();
    fireEvent.pointerEnter(list());
    button('Ana').focus();
    act();
    fireEvent.pointerLeave(list(), { pointerType: 'mouse' });
    expect(names()).toEqual(['Ana', 'Ben', 'Cleo']);
  });

  it('keep their positions while the focus moves within the list', () => {
    const { act } = show();
    act();
    fireEvent.blur(button('Ana'), { relatedTarget: button('Ben') });
    expect(names()).toEqual(['Ana', 'Ben', 'Cleo']);
  });

  it('keep their positions when the focus leaves while the mouse is over the list', () => {
    const { act } = show();
    fireEvent.pointerEnter(list());
    act();
    fireEvent.blur(button('Ana'), { relatedTarget: button('Elsewhere') });
    expect(names()).toEqual(['Ana', 'Ben', 'Cleo']);
  });

  it('are removed when the focus moves to the body, as after a press outside of all controls', () => {
    const { act } = show();
    act();
    fireEvent.blur(button('Ana'), { relatedTarget: null });
    expect(names()).toEqual(['Ben', 'Cleo']);
  });
});
