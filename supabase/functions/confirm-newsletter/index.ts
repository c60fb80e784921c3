import { serveHosted } from "../_shared/hosted.ts";
import { confirmNewsletter } from "./handler.ts";

serveHosted(confirmNewsletter);
