{{- define "register.name" -}}{{ printf "%s-%s" .Release.Name .part | trunc 63 | trimSuffix "-" }}{{- end }}

{{- define "register.labels" -}}
app.kubernetes.io/name: carbon-register
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/component: {{ .part }}
{{- end }}

{{- define "register.image" -}}{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}{{- end }}

{{- define "register.account" -}}
{{- if .Values.serviceAccount.create }}{{ .Values.serviceAccount.name | default .Release.Name }}{{ else }}{{ .Values.serviceAccount.name | default "default" }}{{ end }}
{{- end }}

{{- define "register.keySecret" -}}{{ .Values.dashboard.keySecretName | default (include "register.name" (merge (dict "part" "dashboard-key") .)) }}{{- end }}

{{- /* What all pods have before their containers. */}}
{{- define "register.pod" -}}
serviceAccountName: {{ include "register.account" . }}
automountServiceAccountToken: false
{{ include "register.noServiceLinks" . }}
{{- with .Values.image.pullSecrets }}
imagePullSecrets: {{- toYaml . | nindent 2 }}
{{- end }}
securityContext: {{- include "register.podSecurity" . | nindent 2 }}
{{- end }}

{{- /* Otherwise a Service of anybody's in the namespace that is called "service" or "worker" sets SERVICE_PORT or WORKER_PORT to "tcp://…". */}}
{{- define "register.noServiceLinks" -}}
enableServiceLinks: false
{{- end }}

{{- define "register.podSecurity" -}}
runAsNonRoot: true
runAsUser: 1000
runAsGroup: 1000
fsGroup: 1000
seccompProfile: { type: RuntimeDefault }
{{- end }}

{{- define "register.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities: { drop: ["ALL"] }
{{- end }}

{{- define "register.secret" -}}
{{- $name := .Values.secretName -}}
- name: DATABASE_URL
  valueFrom: { secretKeyRef: { name: {{ $name }}, key: DATABASE_URL } }
- name: TEAM_KEY
  valueFrom: { secretKeyRef: { name: {{ $name }}, key: TEAM_KEY } }
- name: DATABASE_READ_URL
  valueFrom: { secretKeyRef: { name: {{ $name }}, key: DATABASE_READ_URL, optional: true } }
- name: METRICS_TOKEN
  valueFrom: { secretKeyRef: { name: {{ $name }}, key: METRICS_TOKEN, optional: true } }
{{- end }}

{{- /* Of a list of the common extraEnv and that of one part. */}}
{{- define "register.extraEnv" -}}
{{- with concat .Values.extraEnv .own }}
{{ toYaml . }}
{{- end }}
{{- end }}

{{- /* A first start that loads may take fifteen minutes on a slow machine, and ended sooner would begin anew; a database that is slow for a moment takes no pod out, a process that hangs for a minute is ended. */}}
{{- define "register.probes" -}}
startupProbe: { httpGet: { path: {{ .ready }}, port: http }, periodSeconds: 2, timeoutSeconds: 5, failureThreshold: 450 }
readinessProbe: { httpGet: { path: {{ .ready }}, port: http }, periodSeconds: 5, timeoutSeconds: 5, failureThreshold: 3 }
livenessProbe: { httpGet: { path: {{ .live }}, port: http }, periodSeconds: 15, timeoutSeconds: 10, failureThreshold: 4 }
{{- end }}

{{- /* Those of the values; without a limit of memory, one that fits the readers (docs/operations/reports.md). */}}
{{- define "register.workerResources" -}}
{{- $readers := add (int .Values.worker.reportReaders) (ternary 1 0 (eq .Values.reportsFetch "on")) -}}
{{- $planned := dict "limits" (dict "memory" (printf "%dMi" (add 816 (mul 720 $readers)))) -}}
{{- toYaml (merge (deepCopy .Values.worker.resources) $planned) }}
{{- end }}

{{- define "register.autoscaler" }}
apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata:
  name: {{ include "register.name" . }}
spec:
  scaleTargetRef: { apiVersion: apps/v1, kind: Deployment, name: {{ include "register.name" . }} }
  minReplicas: {{ .settings.minReplicas }}
  maxReplicas: {{ .settings.maxReplicas }}
  metrics:
    - type: Resource
      resource: { name: cpu, target: { type: Utilization, averageUtilization: {{ .settings.cpu }} } }
{{- end }}
