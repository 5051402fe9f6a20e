import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState, type ComponentType, type ReactNode } from 'react';

/**
 * A part of a page that not everybody sees. Its code is asked for ahead or with its first use, until it has come; once it is
 * there, the part is drawn at once.
 * @param waiting stands in for it meanwhile
 */
export function late<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
) {
  const code: { Part?: ComponentType<Props> } = {};
  const preload = async () => ({ Part: (code.Part ??= await load()) });
  const coming = queryOptions({
    queryKey: ['code', name],
    queryFn: preload,
    staleTime: Infinity,
    structuralSharing: false,
    retry: true,
  });

  function Coming(props: Props) {
    const { data } = useQuery(coming);
    return data ? <data.Part {...props} /> : waiting;
  }
  function Late(props: Props) {
    const [Here] = useState(() => code.Part);
    return Here ? <Here {...props} /> : <Coming {...props} />;
  }

  return Object.assign(Late, { preload });
}
