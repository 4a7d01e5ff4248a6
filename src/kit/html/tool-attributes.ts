/**
 * WebMCP: attributes that describe a form to an agent in the browser. They are in the server's HTML
 * only, so that they do not enlarge scripts; elements that are hydrated need
 * `suppressHydrationWarning`.
 */

export type ToolAttributes = {
  readonly toolname?: string;
  readonly tooldescription?: string;
};

/** In English, as agents expect; `name` in snake case. */
export function describeTool(name: string, description: string): ToolAttributes {
  return import.meta.env.SSR ? { toolname: name, tooldescription: description } : {};
}

export function describeToolParameter(description: string): {
  readonly toolparamdescription?: string;
} {
  return import.meta.env.SSR ? { toolparamdescription: description } : {};
}
