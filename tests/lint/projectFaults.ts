import type { Fault } from './fault';

/** Violations of the rules of React Query and of this project. */
export const projectFaults: readonly Fault[] = [
  {
    rule: 'query(exhaustive-deps)',
    path: 'src/shared/key.ts',
    code: "import { queryOptions } from '@tanstack/react-query'; declare const get: (id: string) => Promise<number>; export const one = (id: string) => queryOptions({ queryKey: ['one'], queryFn: () => get(id) });",
  },
  {
    rule: 'query(stable-query-client)',
    path: 'src/shared/Client.tsx',
    code: "import { QueryClient } from '@tanstack/react-query'; export function A() { const client = new QueryClient(); return String(client.isFetching()); }",
  },
  {
    rule: 'query(prefer-query-options)',
    path: 'src/shared/Options.tsx',
    code: "import { useQuery } from '@tanstack/react-query'; export function A() { return useQuery({ queryKey: ['one'], queryFn: () => 1 }).data; }",
  },
  {
    rule: 'query(no-unstable-deps)',
    path: 'src/shared/Unstable.tsx',
    code: "import { useQuery, queryOptions } from '@tanstack/react-query'; import { useEffect } from 'react'; const o = queryOptions({ queryKey: ['one'], queryFn: () => 1 }); export function A() { const q = useQuery(o); useEffect(() => { document.title = `${q.data ?? 0}`; }, [q]); return null; }",
  },
  {
    rule: 'query(no-rest-destructuring)',
    path: 'src/shared/Rest.tsx',
    code: "import { useQuery, queryOptions } from '@tanstack/react-query'; const o = queryOptions({ queryKey: ['one'], queryFn: () => 1 }); export function A() { const { data, ...rest } = useQuery(o); return rest.isError ? null : data; }",
  },

  { rule: 'eslint(max-lines)', path: 'src/shared/long.ts', code: `export const long = 1;${'\n//'.repeat(120)}` },
  { rule: 'eslint(no-console)', path: 'src/shared/log.ts', code: 'console.log(1);' },
  {
    rule: 'syntax(no-restricted-syntax)',
    path: 'src/shared/Text.tsx',
    code: 'export const A = () => <p>Loose words</p>;',
  },
  {
    rule: 'syntax(no-restricted-syntax)',
    path: 'src/shared/Name.tsx',
    code: 'export const A = () => <img alt="Loose words" />;',
  },
  {
    rule: 'translation(lone-text)',
    path: 'src/shared/Beside.tsx',
    code: 'export const A = ({ count }: { count: number }) => <p><b>1</b>{count}</p>;',
  },
  {
    rule: 'translation(lone-text)',
    path: 'src/shared/Either.tsx',
    code: "export const A = ({ is }: { is: boolean }) => <p><b>1</b>{is ? 'a' : <i />}</p>;",
  },
  {
    rule: 'translation(lone-text)',
    path: 'src/shared/After.tsx',
    code: "import { uiMessages } from '@/shared/messages/ui'; export const A = ({ is }: { is: boolean }) => <p>{is && <b>1</b>}{uiMessages.loading}</p>;",
  },
  {
    rule: 'syntax(no-restricted-syntax)',
    path: 'src/app/late.ts',
    code: "export const late = () => import('./other');",
  },
  {
    rule: 'syntax(no-restricted-syntax)',
    path: 'src/shared/list.ts',
    code: "export const list = new Intl.ListFormat('en').format(['one', 'two']);",
  },
  {
    rule: 'eslint(no-restricted-imports)',
    path: 'src/app/Write.tsx',
    code: "import { useMutation } from '@tanstack/react-query'; export const useIt = () => useMutation({});",
  },
  {
    rule: 'eslint(no-restricted-imports)',
    path: 'src/app/toast.ts',
    code: "import toast from 'react-hot-toast'; export const t = [toast];",
  },
  {
    rule: 'eslint(no-restricted-imports)',
    path: 'src/app/up.ts',
    code: "import { n } from '../other'; export const m = [n];",
  },
  {
    rule: 'eslint(no-restricted-imports)',
    path: 'src/features/a/up.ts',
    code: "import { n } from '../b/other'; export const m = [n];",
  },
  {
    rule: 'eslint(no-restricted-imports)',
    path: 'src/features/a/b/up.ts',
    code: "import { n } from '../../b/other'; export const m = [n];",
  },
  {
    rule: 'eslint(no-restricted-imports)',
    path: 'src/features/a/b/across.ts',
    code: "import { n } from '@/features/c/d'; export const m = [n];",
  },
  {
    rule: 'import(no-cycle)',
    path: 'src/shared/circle.ts',
    code: "import { circle } from './circle'; export const around = () => circle; export { around as circle };",
  },
  {
    rule: 'eslint(no-restricted-imports)',
    path: 'src/app/sandbox.ts',
    code: "import { n } from '@sandbox/other'; export const m = [n];",
  },
  {
    rule: 'eslint(no-restricted-imports)',
    path: 'src/features/a/b.ts',
    code: "import { n } from '@/features/c/d'; export const m = [n];",
  },
  {
    rule: 'eslint(no-restricted-imports)',
    path: 'src/shared/a.ts',
    code: "import { n } from '@/features/c/d'; export const m = [n];",
  },
  {
    rule: 'eslint(no-restricted-imports)',
    path: 'src/features/a/c.ts',
    code: "import { n } from '@/app/d'; export const m = [n];",
  },
];
