# docs/deploy-machine.md says how it is used. A club's folder inside the project: --build-arg CLUB_FOLDER=clubs/mine
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
ARG CLUB_FOLDER=src/club
ENV CLUB_FOLDER=$CLUB_FOLDER
# The image brings Node, so the packages of Node go.
RUN npm run build && npm ci --omit=dev && rm -rf tests node_modules/node-linux-*

FROM node:24.21.0-bookworm-slim
ARG CLUB_FOLDER=src/club
ENV CLUB_FOLDER=$CLUB_FOLDER HOST=0.0.0.0 PORT=3000 DATA_FOLDER=/data/site BACKUP_FOLDER=/backups NODE_COMPILE_CACHE=/data/compiled LOG_FORMAT=json
COPY --from=build /app /app
RUN install -d -m 700 -o node -g node /data /backups
USER node
# The settings file is read here: /data/.env.
WORKDIR /data
VOLUME ["/data", "/backups"]
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--import", "/app/scripts/loadSettings.mjs", "--import", "/app/scripts/compileCache.mjs", "--max-semi-space-size=16", "--heap-growing-percent=40", "/app/src/server/start.ts"]
