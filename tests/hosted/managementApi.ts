import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { serve } from "../../adapters/embedded/testing/requests.ts";

export const project = "abcdefghijklmnopqrst";

/** A request that would have changed the project. */
type Change = {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
};

const read: Readonly<Record<string, unknown>> = {
  "/v1": {
    id: project,
    ref: project,
    organization_id: "club",
    organization_slug: "club",
    name: "club",
    region: "eu-west-3",
    created_at: "2026-06-01T00:00:00Z",
    status: "ACTIVE_HEALTHY",
    database: { host: "127.0.0.1", version: "17.6", postgres_engine: "17", release_channel: "ga" },
  },
  "/v1/functions": [],
  "/v1/billing/addons": { selected_addons: [], available_addons: [] },
  // A new project's settings, as far as the CLI compares them.
  "/v2/config": {
    data: {
      id: project,
      type: "project_config",
      attributes: {
        auth: { site_url: "http://localhost:3000", uri_allow_list: "", jwt_exp: 3_600 },
        api: {
          db_schema: "public,graphql_public",
          max_rows: 1_000,
          db_extra_search_path: "public,extensions",
          db_pool: null,
        },
      },
    },
  },
};

const functionOf = (slug: string) => ({
  id: crypto.randomUUID(),
  slug,
  name: slug,
  version: 1,
  status: "ACTIVE",
  created_at: 0,
  updated_at: 0,
});

const bodyOf = async (request: Request): Promise<unknown> => {
  if (!request.headers.get("content-type")?.startsWith("multipart/")) return request.json();
  const form = await request.formData();
  return {
    metadata: JSON.parse(String(form.get("metadata"))) as unknown,
    files: Object.fromEntries(
      await Promise.all(
        form.getAll("file").map(async (file) => (file instanceof File ? [file.name, await file.text()] : [])),
      ),
    ) as unknown,
  };
};

/** The management API of one project, as far as the CLI's deployments ask it. It records what would be changed, and accepts it. */
export const recordManagementApi = async () => {
  const changes: Change[] = [];
  const { address, close } = await serve(async (request) => {
    const { pathname, searchParams: query } = new URL(request.url);
    const path = pathname.replace(`/projects/${project}`, "");
    if (request.method === "GET") {
      return path in read ? Response.json(read[path]) : Response.json({ message: "Unknown" }, { status: 404 });
    }
    const body = await bodyOf(request);
    changes.push({ method: request.method, path, query, body });
    if (path === "/v1/functions/deploy") return Response.json(functionOf(query.get("slug") ?? ""), { status: 201 });
    if (path === "/v1/functions")
      return Response.json({ functions: (body as { slug: string }[]).map(({ slug }) => functionOf(slug)) });
    if (path === "/v1/secrets") return new Response(null, { status: 201 });
    return Response.json({
      db_schema: "",
      max_rows: 0,
      db_extra_search_path: "",
      db_pool: null,
      db_pool_acquisition_timeout: null,
      db_pool_max_lifetime: null,
      db_pool_max_idletime: null,
    });
  });
  return {
    changes,
    close,
    /** Writes a profile of the CLI into a folder. Returns the settings that make it ask this API. */
    profileIn: (folder: string): Readonly<Record<string, string>> => {
      const file = join(folder, "profile.yaml");
      const addresses = ["api_url", "dashboard_url", "docs_url"].map((name) => `${name}: ${address}`);
      const hosts = ["project_host", "pooler_host"].map((name) => `${name}: 127.0.0.1`);
      writeFileSync(file, ["name: recorded", ...addresses, ...hosts, ""].join("\n"));
      return { SUPABASE_PROFILE: file, SUPABASE_ACCESS_TOKEN: `sbp_${"0".repeat(40)}` };
    },
  };
};
