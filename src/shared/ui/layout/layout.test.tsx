import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Actions } from './actions';
import { Columns } from './columns';
import { Panel } from './panel';
import { Row } from './row';
import { Section } from './section';
import { Stack } from './stack';

describe('Layout components', () => {
  it('render the requested element with its attributes and class', () => {
    render(
      <Stack as="ul" aria-label="Notes" className="own">
        <li>Call Amara</li>
      </Stack>,
    );
    expect(screen.getByRole('list', { name: 'Notes' })).toHaveClass('own');
  });

  it('have one class per gap', () => {
    render(
      <>
        <Row data-testid="small" gap={1} />
        <Row data-testid="large" gap={5} />
        <Columns data-testid="columns" width="cards" gap={5} />
      </>,
    );
    const classesOf = (id: string) => [...screen.getByTestId(id).classList];
    const small = classesOf('small');
    const large = classesOf('large');
    expect(large.filter((name) => !small.includes(name))).toHaveLength(1);
    expect(large.filter((name) => classesOf('columns').includes(name))).toHaveLength(1);
  });

  it('label a section by its heading and put its text below', () => {
    render(
      <Section
        title="Due contacts"
        level={3}
        text="Changed since the last sync."
        tools={<button>Sync</button>}
      >
        <p>None.</p>
      </Section>,
    );
    const section = screen.getByRole('region', { name: 'Due contacts' });
    expect(section).toContainElement(screen.getByRole('heading', { level: 3, name: 'Due contacts' }));
    expect(section).toHaveTextContent('Due contactsSyncChanged since the last sync.None.');
  });

  it('keep the order of a panel and of its actions', () => {
    render(
      <Panel
        as="article"
        aria-label="Welcome"
        head={<h3>Welcome</h3>}
        foot={
          <Actions>
            <button>Use</button>
            <button>Edit</button>
          </Actions>
        }
      >
        <p>Dear reader</p>
      </Panel>,
    );
    expect(screen.getByRole('article', { name: 'Welcome' })).toHaveTextContent('WelcomeDear readerUseEdit');
  });
});
