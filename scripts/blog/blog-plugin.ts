import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { parsePost, type WrittenPost } from './parse-post.ts';

/** A NUL prefix keeps other plugins from reading the id as a file name. */
const resolved = (id: string) => `\0${id}`;

const isOurs = (id: string) => id.startsWith('virtual:blog-');
const bodyPrefix = 'virtual:blog-body/';
const importOf = ({ post: { id } }: WrittenPost) => JSON.stringify(bodyPrefix + id);

/** The content of each module by id. Each post's body is a module of its own, `virtual:blog-body/{id}`. */
const modules: Readonly<Record<string, (posts: readonly WrittenPost[]) => string>> = {
  'virtual:blog-posts': (posts) =>
    `export const blogPosts = ${JSON.stringify(posts.map(({ post }) => post))};`,
  'virtual:blog-bodies': (posts) =>
    `export const blogBodies = ${JSON.stringify(
      Object.fromEntries(posts.map(({ post, content }) => [post.id, content])),
    )};`,
  'virtual:blog-newest': ([newest]) => (newest ? `export { default } from ${importOf(newest)};` : ''),
  'virtual:blog-body-loaders': (posts) =>
    `export const bodyLoaders = {${posts
      .map((written) => `${JSON.stringify(written.post.id)}: () => import(${importOf(written)})`)
      .join(', ')}};`,
};

/**
 * Reads every post of a folder, newest first. Posts of the same day are sorted by id, so that each build has
 * the same order.
 */
export function readPosts(folder: string): WrittenPost[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => parsePost(file, readFileSync(join(folder, file), 'utf8')))
    .sort((a, b) => b.post.date.localeCompare(a.post.date) || a.post.id.localeCompare(b.post.id));
}

/**
 * Creates the plugin that offers a folder's Markdown posts to the site as modules. `virtual:blog-posts` is
 * small; each body is one module, imported through `virtual:blog-body-loaders`, the newest also as
 * `virtual:blog-newest`; `virtual:blog-bodies` is large. Parser and validation stay in the build, and an
 * invalid post stops it.
 */
export function blogPlugin(folder: string): Plugin {
  let known: readonly WrittenPost[] | undefined;
  return {
    name: 'acf:blog',
    buildStart() {
      known = undefined;
    },
    resolveId: (id) => (isOurs(id) ? resolved(id) : undefined),
    load(id) {
      if (!id.startsWith('\0') || !isOurs(id.slice(1))) return undefined;
      const name = id.slice(1);
      known ??= readPosts(folder);
      const posts = known;
      if (!name.startsWith(bodyPrefix)) return modules[name]?.(posts);
      const written = posts.find(({ post }) => name === bodyPrefix + post.id);
      return written && `export default ${JSON.stringify(written.content)};`;
    },
    configureServer(server) {
      server.watcher.on('all', (_, file) => {
        if (dirname(file) !== folder || !file.endsWith('.md')) return;
        known = undefined;
        for (const { moduleGraph, hot } of Object.values(server.environments)) {
          for (const [id, module] of moduleGraph.idToModuleMap) {
            if (id.startsWith(resolved('virtual:blog-'))) moduleGraph.invalidateModule(module);
          }
          hot.send({ type: 'full-reload' });
        }
      });
    },
  };
}
