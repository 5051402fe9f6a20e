interface RecordFactsProps {
  title: string;
  facts: readonly (readonly [label: string, value: string])[];
}

/** What is known of something that was removed. */
export function RecordFacts({ title, facts }: RecordFactsProps) {
  return (
    <div>
      <h3>{title}</h3>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
