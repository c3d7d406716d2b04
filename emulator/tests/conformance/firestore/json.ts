import type { ConformanceCase } from '../case';
import { expectEqual } from '../check';
import { commit, documentsOf, nameOf, post } from './raw';

const OWNER = { Authorization: 'Bearer owner' };

export const cases: readonly ConformanceCase[] = [
  {
    id: 'JSN-01',
    behaviour: 'Members may also have their protobuf names, and field names stay unchanged.',
    async run(context) {
      const geo_point_value = { latitude: 1, longitude: 2 };
      const fields = {
        snake_case: { string_value: 'a' },
        list: {
          array_value: {
            values: [{ integer_value: '1' }, { map_value: { fields: { a_b: { null_value: null } } } }],
          },
        },
        place: { geo_point_value },
      };
      await commit(context, [
        {
          update: { name: nameOf(context, 'a'), fields },
          current_document: { exists: false },
          update_transforms: [{ field_path: 'at_time', set_to_server_value: 'REQUEST_TIME' }],
        },
      ]);
      const structured_query = {
        from: [{ collection_id: context.collection, all_descendants: false }],
        where: {
          composite_filter: {
            op: 'AND',
            filters: [
              {
                field_filter: {
                  field: { field_path: 'snake_case' },
                  op: 'EQUAL',
                  value: { string_value: 'a' },
                },
              },
              { unary_filter: { field: { field_path: 'at_time' }, op: 'IS_NOT_NULL' } },
            ],
          },
        },
        order_by: [{ field: { field_path: 'at_time' } }],
        select: { fields: [{ field_path: 'snake_case' }, { field_path: 'list' }] },
      };
      const { body } = await post(context, 'runQuery', { structured_query });
      const [answer] = body as { document?: { fields: unknown } }[];
      expectEqual(answer?.document?.fields, {
        snake_case: { stringValue: 'a' },
        list: {
          arrayValue: {
            values: [{ integerValue: '1' }, { mapValue: { fields: { a_b: { nullValue: null } } } }],
          },
        },
      });
      const nested = { array_value: { values: [{ array_value: { values: [] } }] } };
      const writes = [{ update: { name: nameOf(context, 'b'), fields: { nested } } }];
      expectEqual((await post(context, 'commit', { writes })).status, 400);
      const url = `${context.addresses.firestore}/v1/${documentsOf(context)}/${context.collection}?page_size=1&mask.field_paths=snake_case`;
      const listed = (await (await fetch(url, { headers: OWNER })).json()) as {
        documents: { fields: unknown }[];
      };
      expectEqual(
        listed.documents.map((document) => document.fields),
        [{ snake_case: { stringValue: 'a' } }],
      );
    },
  },
  {
    id: 'JSN-02',
    behaviour: 'Responses omit empty lists and maps and zeros, but no value of a field.',
    async run(context) {
      const fields = {
        list: { arrayValue: { values: [] } },
        map: { mapValue: { fields: {} } },
        place: { geoPointValue: { latitude: 0, longitude: 1.5 } },
        flag: { booleanValue: false },
        int: { integerValue: '0' },
        float: { doubleValue: 0 },
        text: { stringValue: '' },
        nothing: { nullValue: null },
        fields: { mapValue: { fields: { fields: { mapValue: { fields: {} } } } } },
      };
      const { writeResults } = (await commit(context, [
        { update: { name: nameOf(context, 'full'), fields } },
        { update: { name: nameOf(context, 'none'), fields: {} } },
        { delete: nameOf(context, 'gone') },
      ])) as { writeResults: object[] };
      expectEqual(writeResults[2], {});
      const documents = ['full', 'none'].map((id) => nameOf(context, id));
      const { body } = await post(context, 'batchGet', { documents });
      const [full, none] = body as { found: { fields?: unknown } }[];
      expectEqual(full?.found.fields, {
        ...fields,
        list: { arrayValue: {} },
        map: { mapValue: {} },
        place: { geoPointValue: { longitude: 1.5 } },
        fields: { mapValue: { fields: { fields: { mapValue: {} } } } },
      });
      expectEqual(Object.keys(none?.found ?? {}), ['name', 'createTime', 'updateTime']);
      expectEqual(Object.keys(await commit(context, [])), ['commitTime']);
      const below = `${context.addresses.firestore}/v1/${nameOf(context, 'none')}/empty`;
      expectEqual(await (await fetch(below, { headers: OWNER })).json(), {});
      const written = await post(context, 'batchWrite', { writes: [{ delete: nameOf(context, 'gone') }] });
      expectEqual(written.body, { writeResults: [{}], status: [{}] });
    },
  },
];
