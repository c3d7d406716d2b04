import { describe, expect, it } from 'vitest';
import { cleanOps } from './ops';
import { fillPlaceholders, placeholdersIn, placeholderValues } from './placeholders';
import { readContent, storedOps } from './stored-content';

const values = placeholderValues({
  contact: { firstName: 'Amara', lastName: 'Osei', name: 'Amara Osei', company: '' },
  author: 'Mia Stone',
  now: new Date(2026, 10, 22),
});

const filled = (...ops: readonly unknown[]) =>
  readContent(fillPlaceholders(storedOps(cleanOps(ops)), 'rich', values), 'rich');

describe('Placeholders', () => {
  it('are filled in plain text', () => {
    expect(fillPlaceholders('Dear {{contact.firstName}}, {{ date }}\n{{author}}', 'plain', values)).toBe(
      'Dear Amara, November 22, 2026\nMia Stone',
    );
  });

  it('stay if they are unknown or have no value', () => {
    const text =
      '{{contact.company}} {{contact.email}} {{unknown}} {{constructor}} {{__proto__}} {date} {{}}';
    expect(fillPlaceholders(text, 'plain', values)).toBe(text);
    expect(filled({ insert: text })).toEqual([{ insert: `${text}\n` }]);
  });

  it('are filled in rich text, with the formats around them', () => {
    expect(
      filled(
        { insert: 'Dear ' },
        { insert: '{{contact.name}}', attributes: { bold: true } },
        { insert: ', see {{' },
        { insert: 'da', attributes: { italic: true } },
        { insert: 'te}} ', attributes: { underline: true } },
        { insert: { mention: { id: 'mia', name: 'Mia' } } },
        { insert: '\n', attributes: { list: 'bullet' } },
        { insert: '{{author}}' },
      ),
    ).toEqual([
      { insert: 'Dear ' },
      { insert: 'Amara Osei', attributes: { bold: true } },
      { insert: ', see November 22, 2026' },
      { insert: ' ', attributes: { underline: true } },
      { insert: { mention: { id: 'mia', name: 'Mia' } } },
      { insert: '\n', attributes: { list: 'bullet' } },
      { insert: 'Mia Stone\n' },
    ]);
  });

  it('leave the text and the mentions after them unchanged', () => {
    const mention = { insert: { mention: { id: 'mia', name: 'Mia' } } };
    expect(
      filled(
        { insert: '{{author}}' },
        { insert: '!', attributes: { bold: true } },
        { insert: 'abc ' },
        mention,
        { insert: ' and {{contact.firstName}}{{contact.lastName}}' },
      ),
    ).toEqual([
      { insert: 'Mia Stone' },
      { insert: '!', attributes: { bold: true } },
      { insert: 'abc ' },
      mention,
      { insert: ' and AmaraOsei\n' },
    ]);
  });

  it('stay if a mention is inside their braces', () => {
    const mention = { insert: { mention: { id: 'mia', name: 'Mia' } } };
    expect(filled({ insert: '{{da' }, mention, { insert: 'te}} {{author}}' })).toEqual([
      { insert: '{{da' },
      mention,
      { insert: 'te}} Mia Stone\n' },
    ]);
  });

  it('insert a value as plain text', () => {
    const attack = placeholderValues({ contact: { firstName: '<b>{{date}}</b>\n# $& $1' } });
    expect(fillPlaceholders('{{contact.firstName}}', 'plain', attack)).toBe('<b>{{date}}</b>\n# $& $1');
    expect(
      readContent(fillPlaceholders('[{"insert":"{{contact.firstName}}\\n"}]', 'rich', attack), 'rich'),
    ).toEqual([{ insert: '<b>{{date}}</b> # $& $1\n' }]);
  });
});

describe('placeholdersIn', () => {
  it('returns known placeholders once each, in a fixed order', () => {
    expect(placeholdersIn('{{author}} {{ date }} {{date}} {{other}} {author}', 'plain')).toEqual([
      'date',
      'author',
    ]);
    expect(placeholdersIn('Dear Ana', 'plain')).toEqual([]);
  });

  it('finds placeholders in rich text across formats, but not across lines or mentions', () => {
    const found = (...ops: readonly unknown[]) => placeholdersIn(storedOps(cleanOps(ops)), 'rich');
    expect(found({ insert: '{{da' }, { insert: 'te}}', attributes: { bold: true } })).toEqual(['date']);
    expect(found({ insert: '{{da\nte}}' })).toEqual([]);
    expect(
      found({ insert: '{{da' }, { insert: { mention: { id: 'mia', name: 'Mia' } } }, { insert: 'te}}' }),
    ).toEqual([]);
  });

  it('finds placeholders in plain text that looks like rich text', () => {
    expect(placeholdersIn('[{"insert":"a"}] {{date}}', 'plain')).toEqual(['date']);
    expect(placeholdersIn('[{"insert":"a","x":"{{date}}"}]', 'rich')).toEqual([]);
  });
});
