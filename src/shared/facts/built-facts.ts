import { createContext, use } from 'react';
import { builtFacts } from '@/content/site-facts';

/** The facts of the build, which prerendered pages show. Tests replace them. */
export const BuiltFacts = createContext(builtFacts);

/** Returns the facts of the build, for prerendered pages, which must hydrate unchanged. */
export const useBuiltFacts = () => use(BuiltFacts);
