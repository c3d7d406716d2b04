import { factsFromFile } from '../build/site-facts';

/** The file with the facts of the demonstration. */
export const demoFactsFile = 'scripts/seed/site-facts.json';

/** The facts of the demonstration, as the seed stores them. Their addresses end in .example. */
export const demoFacts = factsFromFile(demoFactsFile);
