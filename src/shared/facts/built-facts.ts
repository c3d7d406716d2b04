import { createContext, use } from 'react';
import { builtFacts } from '@/content/site-facts';

/** The facts that prerendered pages show. Tests give other ones. */
export const BuiltFacts = createContext(builtFacts);

/** Returns the facts of the build, for pages that are prerendered and must hydrate unchanged. */
export const useBuiltFacts = () => use(BuiltFacts);
