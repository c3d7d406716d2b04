import { Popover, MenuEntry } from '@/shared/lists/popover';
import { editorTexts as texts } from '../texts';

interface EntryMenuProps {
  /** Name of the entry, for the button's label. */
  readonly name: string;
  readonly index: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
  readonly onDuplicate?: (() => void) | undefined;
  readonly onDelete?: (() => void) | undefined;
}

const dots = '⋯';

/** Shows a menu with the actions of a list entry. */
export const EntryMenu = ({ name, index, count, onMove, onDuplicate, onDelete }: EntryMenuProps) => (
  <Popover kind="menu" look="icon" label={texts.actionsOf(name)} face={dots}>
    <MenuEntry isOff={index === 0} onPress={() => onMove(index - 1)}>
      {texts.up}
    </MenuEntry>
    <MenuEntry isOff={index === count - 1} onPress={() => onMove(index + 1)}>
      {texts.down}
    </MenuEntry>
    {onDuplicate && <MenuEntry onPress={onDuplicate}>{texts.duplicate}</MenuEntry>}
    {onDelete && (
      <MenuEntry isFinal onPress={onDelete}>
        {texts.delete}
      </MenuEntry>
    )}
  </Popover>
);
