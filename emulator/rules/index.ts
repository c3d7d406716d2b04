// The second public entry: reads, compiles and evaluates security rules without a server.
export { compileRules } from './compile';
export type { JudgedOperation, Judgement, Ruleset, RulesRequest, RulesService } from './contract';
export type { CompiledRuleset } from './decide';
export type {
  AllowStatement,
  BinaryOperator,
  Expression,
  FunctionDeclaration,
  MatchStatement,
  RulesFile,
} from './syntax/ast';
export { parseRules } from './syntax/parser';
export { Source } from './syntax/source';
export type { Fields } from '../firestore/model';
export { toFields } from './values/stored-form';
