import { builtInVideos } from '@/content/pages/videos';

const addresses: Readonly<Record<string, string>> = {
  '1': 'find-warm-donors',
  '2': 'switch-on-the-assistant',
  '5': 'never-in-a-prompt',
  '6': 'form-to-donor-record',
};

/**
 * The video library of the demonstration, with links to addresses that do not exist (PUB-259). The ids are
 * those of the documents.
 */
export const seedVideos = builtInVideos.map(({ id, ...fields }) => ({
  id,
  fields: { ...fields, url: `https://youtube.acf.example/watch/${addresses[id]}` },
}));
