export { OperatorText } from './operator-text.tsx';
export { OperatorPage } from './operator-page.tsx';
export { operatorPageQuery } from './queries.ts';
