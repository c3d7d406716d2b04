import { type Attempts, plain } from './attempts';
import {
  aDraft,
  aGate,
  anEnvelope,
  aPublication,
  aReader,
  aVisit,
  keyId,
  slug,
} from '../records/proposal-records';
import { ids } from '../records/records';
import { atRest, serverTime } from '../records/to-stored';
import { uidOf } from '../rules-backend';

const sealedPath = `proposals/${slug}/sealed`;
const freshKeyId = `${keyId.slice(0, -1)}0`;

/** The attempts of the rows about proposals, in the order of the matrix. */
export const proposalAttempts: Readonly<Record<string, Attempts>> = {
  proposals: plain('proposals', {
    id: slug,
    freshId: 'other-client',
    stored: aGate(),
    fresh: () => aGate(),
    change: () => ({ revision: 2 }),
    lists: (source) => [source.where('status', '==', 'active').limit(50)],
  }),
  'sealed proposals': plain(sealedPath, {
    id: keyId,
    freshId: freshKeyId,
    stored: anEnvelope(),
    fresh: () => anEnvelope({ revision: 2 }),
    change: () => ({ revision: 2 }),
    beside: () => ({ [`proposals/${slug}`]: aGate() }),
    lists: (source) => [source.where('revision', '==', 1), source.limit(1)],
  }),
  'visits of a proposal': plain(`proposals/${slug}/visits`, {
    freshId: `${ids.stored}-r0001`,
    stored: atRest(aVisit()),
    fresh: () => aVisit(),
    change: () => ({ what: 'shared', at: serverTime() }),
    beside: () => ({
      [`proposals/${slug}`]: aGate(),
      [`${sealedPath}/${keyId}`]: anEnvelope(),
    }),
    lists: (source) => [source.orderBy('at', 'desc').limit(500)],
  }),
  'readers of a proposal': plain(`proposals/${slug}/readers`, {
    stored: atRest(aReader()),
    freshId: ids.fresh,
    fresh: () => aReader({ keyId: freshKeyId }),
    change: () => ({ chosen: 'grow', chosenAt: serverTime() }),
    beside: () => ({
      [`proposals/${slug}`]: aGate(),
      [`${sealedPath}/${keyId}`]: anEnvelope(),
      [`${sealedPath}/${freshKeyId}`]: anEnvelope({ recipient: ids.fresh }),
    }),
    lists: (source) => [source.limit(100)],
  }),
  proposalDrafts: plain('proposalDrafts', {
    id: slug,
    freshId: 'other-client',
    stored: atRest(aDraft('admin')),
    fresh: (actor) => aDraft(actor),
    change: (actor) => ({ title: 'Another', updatedAt: serverTime(), updatedBy: uidOf(actor) }),
    lists: (source) => [source.orderBy('updatedAt', 'desc').limit(500)],
  }),
  'versions of a proposal': plain(`proposalDrafts/${slug}/versions`, {
    id: '1',
    freshId: '2',
    stored: atRest(aPublication('admin')),
    fresh: (actor) => aPublication(actor),
    change: (actor) => aPublication(actor),
    lists: (source) => [source.orderBy('publishedAt', 'desc').limit(500)],
  }),
};
