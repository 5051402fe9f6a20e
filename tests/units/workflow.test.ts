// @vitest-environment node
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readOptions } from '@tools/deploy/options';

const stepSchema = v.object({ uses: v.optional(v.string()), run: v.optional(v.string(), '') });
const jobSchema = v.object({
  if: v.optional(v.string(), ''),
  needs: v.optional(v.string()),
  permissions: v.optional(v.never()),
  steps: v.array(stepSchema),
});
const workflowSchema = v.object({
  on: v.record(v.string(), v.unknown()),
  permissions: v.record(v.string(), v.string()),
  jobs: v.record(v.string(), jobSchema),
});

const text = readFileSync('.github/workflows/site.yml', 'utf8');
const workflow = v.parse(workflowSchema, parse(text));
const { check, preview } = workflow.jobs;
const commandsOf = (job: typeof check) => job?.steps.map(({ run }) => run).join('\n') ?? '';

test('The workflow runs the commands of the README', () => {
  const [, block = ''] = /## Run it[^]*?```sh\n([^]*?)```/.exec(readFileSync('README.md', 'utf8')) ?? [];
  const commands = block.trim().split('\n');
  expect(commands).toHaveLength(2);
  for (const command of commands) expect(commandsOf(check)).toContain(command);
});

test('It may change nothing in the repository, and takes actions of a named major version', () => {
  expect(workflow.permissions).toEqual({ contents: 'read' });
  const actions = Object.values(workflow.jobs).flatMap(({ steps }) => steps.flatMap(({ uses }) => uses ?? []));
  expect(actions.length).toBeGreaterThan(0);
  for (const action of actions) expect(action).toMatch(/^actions\/[\w-]+@v\d+$/);
});

test('It deploys a preview of a pull request once the checks have passed, never of a fork, and never the live site', () => {
  // With `pull_request_target`, the code of a fork would run with the secrets.
  expect(Object.keys(workflow.on)).toEqual(['push', 'pull_request']);
  expect(preview?.needs).toBe('check');
  expect(preview?.if).toContain('github.event.pull_request.head.repo.full_name == github.repository');
  expect(commandsOf(check)).not.toContain('deploy');
  expect([...text.matchAll(/secrets\.(\w+)/g)].map(([, name]) => name)).toEqual(['FIREBASE_SERVICE_ACCOUNT']);
  const args =
    /npm run deploy -- (.*) \|/.exec(commandsOf(preview))?.[1]?.replace('"$CHANNEL"', 'pr-7').split(' ') ?? [];
  expect(readOptions(args, () => undefined)).toMatchObject({ channel: 'pr-7', isChecked: true, mode: 'production' });
});
