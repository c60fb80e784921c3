// What Supabase's runtime adds to Deno's, as far as the functions use it.
globalThis.EdgeRuntime = { waitUntil: (work) => work.catch((cause) => console.error(cause)) };
