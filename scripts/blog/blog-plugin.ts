import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { parsePost, type WrittenPost } from './parse-post.ts';

const postsId = 'virtual:blog-posts';
const bodiesId = 'virtual:blog-bodies';
const ids = [postsId, bodiesId];

/** A NUL prefix keeps other plugins from reading the id as a file name. */
const resolved = (id: string) => `\0${id}`;

/** Reads every post of a folder, newest first; posts of one day by id, so that each build has the same order. */
export function readPosts(folder: string): WrittenPost[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => parsePost(file, readFileSync(join(folder, file), 'utf8')))
    .sort((a, b) => b.post.date.localeCompare(a.post.date) || a.post.id.localeCompare(b.post.id));
}

/**
 * Offers the Markdown posts of a folder to the site as two modules: `virtual:blog-posts`, small, and
 * `virtual:blog-bodies`, large. Parser and validation stay in the build; a wrong post stops it.
 */
export function blogPlugin(folder: string): Plugin {
  return {
    name: 'acf:blog',
    resolveId: (id) => (ids.includes(id) ? resolved(id) : undefined),
    load(id) {
      if (id === resolved(postsId))
        return `export const blogPosts = ${JSON.stringify(readPosts(folder).map(({ post }) => post))};`;
      if (id === resolved(bodiesId)) {
        const bodies = Object.fromEntries(readPosts(folder).map(({ post, content }) => [post.id, content]));
        return `export const blogBodies = ${JSON.stringify(bodies)};`;
      }
      return undefined;
    },
    configureServer(server) {
      server.watcher.on('all', (_, file) => {
        if (dirname(file) !== folder || !file.endsWith('.md')) return;
        for (const { moduleGraph, hot } of Object.values(server.environments)) {
          for (const id of ids) {
            const module = moduleGraph.getModuleById(resolved(id));
            if (module !== undefined) moduleGraph.invalidateModule(module);
          }
          hot.send({ type: 'full-reload' });
        }
      });
    },
  };
}
