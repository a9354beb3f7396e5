{{- define "register.name" -}}{{ printf "%s-%s" .Release.Name .part | trunc 63 | trimSuffix "-" }}{{- end }}

{{- define "register.labels" -}}
app.kubernetes.io/name: carbon-register
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/component: {{ .part }}
{{- end }}

{{- define "register.image" -}}{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}{{- end }}

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
