import type { ConformanceCase, ConformanceContext } from '../case';
import { expectEqual } from '../check';
import { expectIds, expectRefused, seed } from './documents';
import { nameOf, post } from './raw';

const DOCUMENTS = { a: { n: 3, m: 1 }, b: { n: 2, m: 1 }, c: { n: 1 }, d: { n: 1, m: 1 } };
const AFTER_THE_ID = /order by clause cannot contain more fields after the key/i;
const EQUALITY_ON_ID =
  /Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities/;

/** Sends a query as it is, because the SDKs add implied orders. */
async function idsOf(context: ConformanceContext, query: object): Promise<unknown> {
  const structuredQuery = { from: [{ collectionId: context.collection }], ...query };
  const { body } = await post(context, 'runQuery', { structuredQuery });
  return (body as { document: { name: string } }[]).map(({ document }) => document.name.split('/').at(-1));
}

export const cases: readonly ConformanceCase[] = [
  {
    id: 'QRY-22',
    behaviour: 'Nothing is ordered after the document id, neither by the query nor because of an inequality.',
    async run(context) {
      await seed(context, DOCUMENTS);
      await expectRefused(
        context,
        (sdk, source) => sdk.query(source, sdk.orderBy(sdk.documentId()), sdk.orderBy('n')),
        AFTER_THE_ID,
      );
      await expectRefused(
        context,
        (sdk, source) => sdk.query(source, sdk.where('n', '!=', 42), sdk.orderBy(sdk.documentId())),
        AFTER_THE_ID,
      );
      await expectIds(
        context,
        (sdk, source) =>
          sdk.query(source, sdk.where('n', '>', 0), sdk.orderBy('n'), sdk.orderBy(sdk.documentId(), 'desc')),
        ['d', 'c', 'b', 'a'],
      );
    },
  },
  {
    id: 'QRY-23',
    behaviour: 'Equality on the document id together with an inequality also needs an inequality on the id.',
    async run(context) {
      await seed(context, DOCUMENTS);
      await expectRefused(
        context,
        (sdk, source) => sdk.query(source, sdk.where('n', '!=', 42), sdk.where(sdk.documentId(), '==', 'a')),
        EQUALITY_ON_ID,
      );
      await expectRefused(
        context,
        (sdk, source) =>
          sdk.query(source, sdk.where('n', '>', 0), sdk.where(sdk.documentId(), 'in', ['a', 'b'])),
        EQUALITY_ON_ID,
      );
      await expectIds(
        context,
        (sdk, source) =>
          sdk.query(
            source,
            sdk.where('n', '!=', 42),
            sdk.where(sdk.documentId(), '==', 'a'),
            sdk.where(sdk.documentId(), '>=', 'a'),
          ),
        ['a'],
      );
      await expectIds(
        context,
        (sdk, source) => sdk.query(source, sdk.where('m', '==', 1), sdk.where(sdk.documentId(), '==', 'a')),
        ['a'],
      );
    },
  },
  {
    id: 'QRY-24',
    behaviour: 'Inequalities on the document id and on a field order by the field first.',
    async run(context) {
      await seed(context, DOCUMENTS);
      const compare = (fieldPath: string, value: object) => ({
        fieldFilter: { field: { fieldPath }, op: 'GREATER_THAN_OR_EQUAL', value },
      });
      const filters = [
        compare('__name__', { referenceValue: nameOf(context, 'b') }),
        compare('n', { integerValue: '1' }),
      ];
      expectEqual(await idsOf(context, { where: { compositeFilter: { op: 'AND', filters } } }), [
        'c',
        'd',
        'b',
      ]);
    },
  },
];
