# syntax=docker/dockerfile:1
# The site as it is deployed: docker build --tag sukhayu/site .
# The commands of operators (migrate, staff, rotate-keys …): docker build --target tools --tag sukhayu/tools .
ARG NODE=24
# The image before this one, whose scripts pages that are open still ask for: --build-arg EARLIER=sukhayu/site:before
ARG EARLIER=scratch

FROM ${EARLIER} AS earlier

FROM node:${NODE}-bookworm-slim AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build
RUN --mount=type=bind,from=earlier,target=/earlier npm run deploy -- /site --earlier /earlier/site

FROM build AS tools
ENV APP_ENV=production
USER node

FROM node:${NODE}-bookworm-slim
ENV APP_ENV=production PORT=3000
WORKDIR /site
# Owned by root: the site can't change itself.
COPY --from=build /site ./
USER node
EXPOSE 3000
# Whether the process lives; a balancer asks /api/health/ready.
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s \
  CMD ["node", "scripts/health.mjs"]
CMD ["node", "--max-semi-space-size=1", "scripts/serve.mjs"]
